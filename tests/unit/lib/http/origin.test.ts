import { isOwnHost, isOwnOrigin } from '@/lib/http/origin'

const SITE = 'https://docs.example.com'
const HOST = 'docs.example.com'

test.each([
  ['no origin, so not a browser on another site', {}, true],
  ["the site's own", { origin: SITE }, true],
  ['the same, confirmed by the browser', { origin: SITE, 'sec-fetch-site': 'same-origin' }, true],
  ['an address that was typed in', { 'sec-fetch-site': 'none' }, true],
  ['another name of the same server', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['an opaque one', { origin: 'null' }, false],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another port', { origin: `${SITE}:8443` }, false],
  ['another port of another name', { origin: 'http://localhost:3001', host: 'localhost:3000' }, false],
  ['another scheme', { origin: 'http://docs.example.com' }, false],
  ['a scheme other than http or https', { origin: 'ftp://localhost:3000', host: 'localhost:3000' }, false],
  ['an extension', { origin: 'chrome-extension://docs.example.com' }, false],
  ['a subdomain', { origin: 'https://www.docs.example.com' }, false],
  ['the domain above', { origin: 'https://example.com' }, false],
  ['a name with the same start', { origin: 'https://docs.example.com.evil.example' }, false],
  ['nonsense', { origin: 'docs.example.com' }, false],
  ['several', { origin: `${SITE} https://evil.example` }, false],
  ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['a subdomain that names no origin', { 'sec-fetch-site': 'same-site' }, false],
  ["the site's own, which the browser denies", { origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
])('%s', (_, headers, own) => {
  expect(isOwnOrigin(new Headers({ host: HOST, ...headers }), SITE)).toBe(own)
})

test.each([
  [HOST, true],
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.20', true],
  ['[::1]:3000', true],
  // A page of that name may have it resolve to this server, and its posts have an equal Origin.
  ['evil.example', false],
  [`${HOST}:8443`, false],
  [`www.${HOST}`, false],
  ['localhost.evil.example', false],
  ['1.2.3.4.evil.example', false],
  ['a b', false],
])('a request to %s: %s', (host, own) => {
  expect(isOwnHost(new Headers({ host }), SITE)).toBe(own)
})

test('a request without a host is no browser’s', () => {
  expect(isOwnHost(new Headers(), SITE)).toBe(true)
})
