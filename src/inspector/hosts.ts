/**
 * Under which names the page answers. A page of another site can have its own name resolve to this machine, and would read what answers
 * under any name.
 *
 * @see https://en.wikipedia.org/wiki/DNS_rebinding
 */
import { isIPv4 } from 'node:net'
import type Koa from 'koa'

/**
 * Why a request gets no page, or `undefined`: each name under which it was sent must be one of the loopback interface or of the option.
 * A proxy says in `X-Forwarded-Host` which name that was, and the script of a page could say anything there, so `Host` counts too,
 * whether or not the application trusts its proxy.
 */
export const refusedHost = (ctx: Koa.Context, allowed: readonly string[]): string | undefined => {
  const host = ctx.get(':authority') || ctx.get('Host') // HTTP/2 has the first
  const forwarded = ctx.get('X-Forwarded-Host')
  const hosts = [host, ...(forwarded === '' ? [] : forwarded.split(',').map(each => each.trim()))]
  const refused = hosts.find(each => !isAllowed(hostnameOf(each), allowed))
  if (refused === undefined) return undefined
  const name = hostnameOf(refused)
  const advice = `To open it under another name, list that in its option allowedHosts${name === undefined ? '' : `: ['${name}']`}`
  return `The inspector answers under localhost and loopback addresses, not under '${refused}'. ${advice}`
}

/** What is wrong with the option `allowedHosts`, or `undefined`. */
export const hostsProblem = (hosts: unknown): string | undefined => {
  if (hosts === undefined) return undefined
  if (!Array.isArray(hosts)) return `${HOSTS}, not ${String(hosts)}`
  const isName = (each: unknown) =>
    typeof each === 'string' && !each.includes('*') && hostnameOf(withoutDot(each)) === withoutDot(each)
  const wrong = hosts.findIndex(each => !isName(each))
  return wrong === -1 ? undefined : `${HOSTS}, not '${String(hosts[wrong])}'`
}

const HOSTS =
  "allowedHosts must be a list of names in lower case, without ports, as 'app.test', or '.app.test' with those below it"

const isAllowed = (name: string | undefined, allowed: readonly string[]): boolean =>
  name !== undefined &&
  (isLoopback(name) || allowed.some(each => name === withoutDot(each) || (each.startsWith('.') && name.endsWith(each))))

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'))

const withoutDot = (host: string): string => (host.startsWith('.') ? host.slice(1) : host)

/** The name or the address in a `Host`, as URLs have it: in lower case, without a port and a dot at its end. */
const hostnameOf = (host: string): string | undefined => {
  const url = `http://${host}`
  return /[\s/\\?#@]/.test(host) || !URL.canParse(url) ? undefined : new URL(url).hostname.replace(/\.$/, '')
}
