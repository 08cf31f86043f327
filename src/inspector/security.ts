/** The security of the page: its header fields. */

import type Koa from 'koa'

/**
 * The page shows the internals of an application, so no other origin may run code in it, frame it or read it, and no
 * cache may store it. Headers that an earlier middleware set for the whole application are replaced: its policy could
 * forbid the page's own style, or let other origins read the page. The style and the script have addresses of their own, so that a
 * policy that a proxy adds does not refuse them as inline code.
 */
export const setSecurityHeaders = (ctx: Koa.Context): void => {
  ctx.remove('Access-Control-Allow-Origin')
  ctx.remove('Content-Security-Policy-Report-Only')
  ctx.set({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  ctx.vary('Accept')
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
