import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.js'
import { openDatabase } from './database.js'
import { routes } from './routes.js'

const port = Number(process.env.PORT ?? 3000)
const folder = process.env.DATA ?? fileURLToPath(new URL('data', import.meta.url))
// Without a secret, the tokens are valid until the process ends.
const secret = process.env.SECRET ?? randomBytes(32).toString('hex')

const database = await openDatabase(folder)
const server = createApp({ database, secret }).listen(port, '127.0.0.1', () => {
  const address = server.address()
  console.log(`${routes}\n`)
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/api  data in ${folder}`)
})

const close = () => server.close(() => void database.close())
process.once('SIGINT', close).once('SIGTERM', close)
