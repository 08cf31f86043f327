/** Requests as people paste them. */
import { expect, it } from 'vitest'
import { curlParts } from '../../src/contract-view/curl.js'
import { pastedRequest } from '../../src/text/pasted-request.js'
import { bookingRoutes } from '../support/booking/routes.js'

it.each([
  ["curl -X DELETE 'http://localhost:3000/v1/places/5' -H 'Authorization: Bearer x'", 'DELETE /v1/places/5'],
  [
    "curl 'https://example.com/v1/places?page=2#top' --compressed -H 'Referer: https://example.com/a/b'",
    'GET /v1/places?page=2',
  ],
  ["$ curl -H 'A: b' http://localhost:3000", 'GET /'],
  ['curl -sSXPUT localhost:3000/v1/places/5 -d {}', 'PUT /v1/places/5'],
  ['curl -sS -X patch --url http://a/b', 'PATCH /b'],
  ['curl --request=DELETE http://a/b', 'DELETE /b'],
  [`curl -H 'Content-Type: application/json' -d '{"a":"it'\\''s"}' http://a/b`, 'POST /b'],
  ["curl http://a/b \\\n  --data-raw 'x=/c' \\\n  -o out.txt", 'POST /b'],
  ['curl "http://a/b c" --json "{\\"x\\": 1}"', 'POST /b c'],
  ['curl -G http://a/b -d x=1', 'GET /b?x=1'],
  ['curl -G "http://a/b?c=d" -d x=1 --data-urlencode "y=1 é"', 'GET /b?c=d&x=1&y=1+%C3%A9'],
  ['curl -d x=1 --get http://a/b', 'GET /b?x=1'],
  ['curl -I http://a/b', 'HEAD /b'],
  ['curl --head http://a/b', 'HEAD /b'],
  ['curl -T file http://a/b', 'PUT /b'],
  ['curl -L -k -u name:word -b a=b /b', 'GET /b'],
  ['curl http://a?x=1#y', 'GET /?x=1'],
  ['curl.exe http://a/b', 'GET /b'],
])('takes the method, the path and the query of %s', (text, request) => {
  expect(pastedRequest(text)).toBe(request)
})

it.each([
  ['localhost:3000/v1/places', '/v1/places'],
  ['DELETE 127.0.0.1:3000/a', 'DELETE /a'],
])('takes the host from %s', (text, request) => {
  expect(pastedRequest(text)).toBe(request)
})

it.each(['places delete', 'GET /a', 'https://example.com:3000/a', 'use:a', 'curl', 'curl -v', 'curly /a'])(
  'leaves %s as it is',
  text => expect(pastedRequest(text)).toBe(text),
)

it('reads each line that the inspector and the command print', () => {
  for (const route of bookingRoutes) {
    const { method } = route
    expect(pastedRequest(curlParts(route, 'http://localhost:3000', undefined).join(' '))).toMatch(
      new RegExp(`^${method === 'ALL' ? 'GET' : method} /`),
    )
  }
})
