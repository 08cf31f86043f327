/** Serves one application on the loopback interface, and sends its port to its parent. */
import type { AddressInfo } from 'node:net'
import { createApp } from './apps.js'

const server = createApp(process.argv[2] ?? '').listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
// Answers any message of its parent with its CPU time so far.
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
