import { BookingsController } from './bookings.js'
import { HostsController } from './hosts.js'
import { PhotosController } from './photos.js'
import { PingController } from './ping.js'
import { PlacesController } from './places.js'
import { RoomsController } from './rooms.js'
import { UsersController } from './users.js'

/** Controller path -> class. */
const map = {
  Ping: PingController,
  'V1/Hosts': HostsController,
  'V1/Users': UsersController,
  'V1/Host/Places': PlacesController,
  'V1/Host/Places/Photos': PhotosController,
  'V1/Host/Places/Rooms': RoomsController,
  'V1/Host/Places/Rooms/Bookings': BookingsController,
}

/** The map: an interface, so that editors and error messages print its name and not all controllers. */
export interface Controllers extends Readonly<typeof map> {}
export const controllers: Controllers = map
