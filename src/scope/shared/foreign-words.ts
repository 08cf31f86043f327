/**
 * Methods that only other routers have: Rails, Devise, `@koa/router` and Express. Each is refused with what to write here. The chain
 * goes on, with a note of the refused call.
 */

const ONE_FOR_EACH = 'write one call for each method, as in get(path, …).post(path, …)'
const OPTIONS_IN_EACH = 'write the options in each call'
const OWN_ROUTES = "write the routes themselves, as in post('login', 'Sessions#create')"

/** The error message of each method. */
export const FOREIGN_WORDS = {
  root: "there is no root: write get('/', …)",
  del: 'there is no del: write delete(path, …)',
  prefix: 'there is no prefix: write scope(path, r => …) around the routes',
  param: 'there is no param: write castParam(ctx, name, kind) in the action',
  route: `there is no route: ${ONE_FOR_EACH}`,
  register: `there is no register: ${ONE_FOR_EACH}`,
  match: `there is no match: ${ONE_FOR_EACH}`,
  concern: 'there is no concern: write a function that takes a scope, and draw(part)',
  concerns: 'there is no concerns: write draw(part), with a function that takes a scope',
  constraints:
    "there is no constraints: give parameters a kind, as in scope(path, { params: { id: 'integer' } }, r => …)",
  controller: "there is no controller: write the target of each verb, as in get(path, 'Places#search')",
  defaults: 'there is no defaults: write the default values in the actions',
  direct: 'there is no direct: write a function that returns the URL',
  resolve: 'there is no resolve: write a function that returns a link, as routes.path does',
  with_options: `there is no with_options: ${OPTIONS_IN_EACH}`,
  withOptions: `there is no withOptions: ${OPTIONS_IN_EACH}`,
  devise_for: `there is no devise_for: ${OWN_ROUTES}`,
  deviseFor: `there is no deviseFor: ${OWN_ROUTES}`,
  authenticate: 'there is no authenticate: write scope(r => r.use(middleware).get(…))',
  shallow: 'there is no shallow: write resources(name, { shallow: true }, r => …)',
  new: "there is no new: write collection(r => r.scope('new', r => …))",
} as const
