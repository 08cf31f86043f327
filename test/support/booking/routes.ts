/** A table of 93 routes in 84 rows, like that of a real application. */
import Koa from 'koa'
import { defineRoutes } from '../../../src/index.js'
import * as own from './controllers.js'
import { authenticate, cors, rateLimit, requireAdmin, verifySignature } from './middlewares.js'

const legacy = new Koa().use(function legacyPages(ctx) {
  ctx.body = 'legacy'
})

export const bookingRoutes = defineRoutes(
  {
    Pages: own.PagesController,
    Sessions: own.SessionsController,
    Webhooks: own.WebhooksController,
    'V1/Hosts': own.HostsController,
    'V1/Users': own.UsersController,
    'V1/Places': own.PlacesController,
    'V1/Places/Rooms': own.RoomsController,
    'V1/Places/Rooms/Bookings': own.BookingsController,
    'V1/Places/Reviews': own.ReviewsController,
    'V1/Places/Photos': own.PhotosController,
    'V1/Invoices': own.InvoicesController,
    'V1/Invoices/Lines': own.LinesController,
    'V1/Messages': own.MessagesController,
    'Admin/Users': own.AdminUsersController,
    'Admin/Users/Roles': own.RolesController,
    'Admin/Reports': own.ReportsController,
    'Admin/AuditEvents': own.AuditEventsController,
    'Admin/FeatureFlags': own.FeatureFlagsController,
  },
  r =>
    r
      .get('/', 'Pages#home')
      .get('about', 'Pages#about')
      .get('pricing', 'Pages#pricing')
      .get('health', ctx => {
        ctx.body = 'ok'
      })
      .get('files/*path', ctx => {
        ctx.body = ctx.params.path
      })
      .redirect('old-pricing', 'Pages#pricing')
      .redirect('places/:id', '/v1/places/:id', { status: 302 })
      .mount('legacy', legacy)
      .resource('session', { only: ['show', 'create', 'destroy'] })
      .post('webhooks', verifySignature, 'Webhooks#create')
      .namespace('v1', r =>
        r
          .use(cors)
          .resources('hosts', { only: ['index', 'show'] })
          .use(authenticate)
          .use(rateLimit)
          .resource('user', { only: ['show', 'update'] })
          .resources('places', { id: 'uuid' }, r =>
            r
              .get('mark-read')
              .post('archive')
              .collection(r => r.get('search'))
              .resources('rooms', { id: 'bigint' }, r =>
                r
                  .get('availability')
                  .resources('bookings', r =>
                    r.post('confirm').post('cancel', rateLimit, 'V1/Places/Rooms/Bookings#cancel'),
                  ),
              )
              .resources('reviews')
              .resources('photos', { except: ['update'] }),
          )
          .resources('invoices', { id: 'integer' }, r => r.get('download').post('send').resources('lines'))
          .resources('messages', { only: ['index', 'create', 'show'] }, r => r.put('mark-read')),
      )
      .namespace('admin', r =>
        r
          .use(authenticate)
          .use(requireAdmin)
          .resources('users', r =>
            r
              .post('impersonate')
              .post('lock')
              .resources('roles', { only: ['index', 'create', 'destroy'] }),
          )
          .resources('reports', { only: ['index', 'create', 'show'] }, r => r.get('export'))
          .resources('audit-events', { only: ['index', 'show'] })
          .resources('feature-flags'),
      ),
)
