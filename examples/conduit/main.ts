import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.js'
import { openDatabase } from './database.js'
import { routes } from './routes.js'

const { PORT, DATA } = process.env
const folder = DATA ?? fileURLToPath(new URL('data', import.meta.url))
// Without a secret, the tokens are valid until the process ends.
const secret = process.env.SECRET ?? randomBytes(32).toString('hex')

const database = await openDatabase(folder)
const server = createApp({ database, secret }).listen(Number(PORT ?? 3000), '127.0.0.1')
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE' || PORT !== undefined) throw error
  server.listen(0, '127.0.0.1') // another program has port 3000: any free port
})
server.on('listening', () => {
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : PORT}`
  console.log(`${routes}

page:       ${origin}/
api:        ${origin}/api
${process.env.NODE_ENV === 'production' ? '' : `inspector:  ${origin}/signalbox\n`}data:       ${folder}

Requests to try:
curl -i ${origin}/api/tags
curl -i ${origin}/api/articles
curl -i ${origin}/api/user`)
})

const close = () => server.close(() => void database.close())
process.once('SIGINT', close).once('SIGTERM', close)
