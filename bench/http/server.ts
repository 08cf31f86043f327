/** One application on a port of the loopback interface, which it tells its parent. */
import type { AddressInfo } from 'node:net'
import { createApp } from './apps.js'

const server = createApp(process.argv[2] ?? '').listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
// Asked by its parent, it tells what it has used of the processor.
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
