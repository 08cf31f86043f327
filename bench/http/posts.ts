/**
 * `npm --prefix bench run posts [-- --starts=<number> --rounds=<number>]`: a JSON body that is read and validated, over loopback and in
 * CPU time of the server.
 */
import { loopback } from './loopback.js'
import { bodies, names } from './post-servers.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const starts = Number(argument('starts') ?? 7)
const rounds = Number(argument('rounds') ?? 20)

/** Rounds of about the same time. */
const REQUESTS: Readonly<Record<string, number>> = { '1 kB': 200, '100 kB': 30 }
for (const stream of Object.keys(bodies)) await loopback(names, stream, starts, rounds, REQUESTS[stream] ?? 0)
