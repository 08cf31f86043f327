/** Serves one application on the loopback interface, and sends its port to its parent. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createApp } from './apps.js'
import { bodies, startServer } from './post-servers.js'

const [, , name = '', stream = ''] = process.argv
const server = stream in bodies ? await startServer(name) : createApp(name).listen(0, '127.0.0.1')
if (!server.listening) await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
// Answers any message of its parent with its CPU time so far.
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
