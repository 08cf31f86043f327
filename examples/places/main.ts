import { fileURLToPath } from 'node:url'
import { createApp } from './app.js'
import { openDatabase } from './database.js'
import { routes } from './routes.js'

const port = Number(process.env.PORT ?? 3000)
const folder = process.env.DATA ?? fileURLToPath(new URL('data', import.meta.url))

const database = await openDatabase(folder)
const server = createApp(database).listen(port, '127.0.0.1', () => {
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  console.log(`${routes}\n`)
  console.log(`page: ${origin}/`)
  console.log(`docs: ${origin}/docs`)
  console.log(`data: ${folder}`)
})

const close = () => server.close(() => void database.close())
process.once('SIGINT', close).once('SIGTERM', close)
