import { documentHeaders, securityHeaders, workerHeaders } from './security-headers.ts'

const SPECULATION_RULES = '/speculation-rules.json'

/** Browsers revalidate pages each time but keep them for Back. Next.js itself sends `no-store` for unknown ones. */
const pageHeaders = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
  { key: 'Speculation-Rules', value: `"${SPECULATION_RULES}"` },
]

interface HeaderRule {
  /** As Next.js reads it, and as our own server does. A test compares them. */
  source: string
  matches: RegExp
  headers: { key: string; value: string }[]
}

/** Returns the headers by path. If several rules match and a name occurs twice, the last value wins. */
export const headerRules = ({ secure }: { secure: boolean }): HeaderRule[] => [
  { source: '/:path*', matches: /^/, headers: securityHeaders({ secure }) },
  { source: '/((?!_next/).*)', matches: /^\/(?!_next\/)/, headers: documentHeaders({ secure }) },
  // What a web worker starts from. Its requests and scripts are under the policy of this response, not of its page.
  {
    source: '/_next/static/chunks/turbopack-worker-:name',
    matches: /^\/_next\/static\/chunks\/turbopack-worker-[^/]+$/,
    headers: workerHeaders({ secure }),
  },
  // Everything that is neither a file nor an API.
  { source: '/((?!_next/|api/|.*\\.).*)', matches: /^\/(?!_next\/|api\/|.*\.)/, headers: pageHeaders },
  // Browsers look for a new one each time; Chromium and Safari do so by themselves, proxies may not.
  { source: '/sw.js', matches: /^\/sw\.js$/, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  { source: '/models/:path*', matches: /^\/models(\/|$)/, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  {
    source: SPECULATION_RULES,
    matches: /^\/speculation-rules\.json$/,
    headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
  },
]

export type ResponseHeaders = Readonly<Record<string, string>>

/** Returns the function that gives a path its headers, with lower-case names. */
export function createHeadersFor(secure: boolean): (pathname: string) => ResponseHeaders {
  const rules = headerRules({ secure })
  return (pathname) =>
    Object.fromEntries(
      rules
        .filter(({ matches }) => matches.test(pathname))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
    )
}
