import { BookingsController } from './bookings.js'
import { HostsController } from './hosts.js'
import { PingController } from './ping.js'
import { PlacesController } from './places.js'
import { RoomsController } from './rooms.js'
import { UsersController } from './users.js'

/** Controller path -> class. */
export const controllers = {
  Ping: PingController,
  'V1/Hosts': HostsController,
  'V1/Users': UsersController,
  'V1/Host/Places': PlacesController,
  'V1/Host/Places/Rooms': RoomsController,
  'V1/Host/Places/Rooms/Bookings': BookingsController,
}
