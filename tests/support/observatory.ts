/** The MDN HTTP Observatory's tests and modifiers for one answer over https, without those that need the network. */
export interface Observed {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Finding {
  test: string
  modifier: number
  result: string
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:']
const SIX_MONTHS = 15_768_000

const finding = (test: string, modifier: number, result: string): Finding => ({ test, modifier, result })

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, new Set(sources)]))
}

const sourcesOf = (policy: Policy, name: string): ReadonlySet<string> =>
  policy.get(name) ?? policy.get('default-src') ?? new Set(['*'])

/** `'unsafe-inline'` is ignored next to a nonce or a hash. */
function withoutOverruled(sources: ReadonlySet<string>): string[] {
  const all = [...sources]
  const named = all.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return named ? all.filter((source) => source !== "'unsafe-inline'") : all
}

function testPolicy(text: string | undefined): Finding {
  const csp = (modifier: number, result: string): Finding => finding('content-security-policy', modifier, result)
  const policy = parsePolicy(text ?? '')
  if (policy.size === 0) return csp(-25, 'none')
  const script = withoutOverruled(sourcesOf(policy, 'script-src'))
  const style = withoutOverruled(sourcesOf(policy, 'style-src'))
  const object = [...sourcesOf(policy, 'object-src')]
  const isPassive = (name: string): boolean => name === 'img-src' || name === 'media-src'
  const insecure = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:')
  const active = [...policy]
    .filter(([name]) => !isPassive(name) && name !== 'script-src')
    .flatMap(([, all]) => [...all])
  if (script.some((source) => BROAD_OR_INLINE.includes(source)) || object.some((source) => BROAD.includes(source)))
    return csp(-20, 'unsafe inline scripts or any object')
  if ([...active, ...script].some(insecure)) return csp(-20, 'insecure scheme')
  if ([...script, ...style].includes("'unsafe-eval'")) return csp(-10, 'unsafe-eval')
  if (['img-src', 'media-src'].some((name) => [...sourcesOf(policy, name)].some(insecure)))
    return csp(-10, 'insecure scheme for pictures')
  if (style.some((source) => BROAD_OR_INLINE.includes(source))) return csp(0, 'unsafe inline styles')
  const only = policy.get('default-src')
  return only?.size === 1 && only.has("'none'") ? csp(10, "nothing unsafe, default 'none'") : csp(5, 'nothing unsafe')
}

function testFraming(policy: Policy, header: string | undefined): Finding {
  const framing = (modifier: number, result: string): Finding => finding('x-frame-options', modifier, result)
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && ![...ancestors].some((source) => BROAD.includes(source))) return framing(5, 'by frame-ancestors')
  if (header === undefined) return framing(-20, 'none')
  return /^(deny|sameorigin)$/i.test(header) ? framing(0, header) : framing(-20, 'invalid')
}

function testTransport(header: string | undefined): Finding {
  const hsts = (modifier: number, result: string): Finding => finding('strict-transport-security', modifier, result)
  if (header === undefined) return hsts(-20, 'none')
  const age = /(?:^|;)\s*max-age="?(\d+)"?/i.exec(header)?.[1]
  if (age === undefined) return hsts(-20, 'invalid')
  return Number(age) < SIX_MONTHS ? hsts(-10, 'less than six months') : hsts(0, 'six months or more')
}

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
function testReferrer(header: string | undefined): Finding {
  if (header === undefined) return finding('referrer-policy', 0, 'none')
  const chosen = header.split(',').at(-1)?.trim().toLowerCase() ?? ''
  return finding('referrer-policy', privatePolicies.includes(chosen) ? 5 : -5, chosen)
}

function testScripts(body: string): Finding {
  const sri = (modifier: number, result: string): Finding => finding('subresource-integrity', modifier, result)
  const tags = body.match(/<script\b[^>]*>/g) ?? []
  if (tags.length === 0) return sri(0, 'no scripts')
  const foreign = tags.filter((tag) => /\ssrc="(?:https?:)?\/\//.test(tag))
  if (foreign.some((tag) => /\ssrc="(?:http:)?\/\//.test(tag))) return sri(-50, 'foreign scripts, not over https')
  if (foreign.some((tag) => !/\sintegrity="/.test(tag))) return sri(-5, 'foreign scripts without integrity')
  return sri(foreign.length ? 5 : 0, foreign.length ? 'foreign scripts with integrity' : 'own scripts')
}

function testCookies(header: string | undefined): Finding {
  if (header === undefined) return finding('cookies', 0, 'none')
  const secure = /;\s*secure/i.test(header)
  if (!secure) return finding('cookies', -20, 'without Secure')
  return finding('cookies', /;\s*samesite=(lax|strict)/i.test(header) ? 5 : 0, 'Secure')
}

function testSharing(headers: Observed['headers']): Finding {
  const origin = headers['access-control-allow-origin']
  const credentials = headers['access-control-allow-credentials'] === 'true'
  return finding('cross-origin-resource-sharing', origin && credentials ? -50 : 0, origin ?? 'none')
}

function testResourcePolicy(header: string | undefined): Finding {
  const corp = (modifier: number): Finding => finding('cross-origin-resource-policy', modifier, header ?? 'none')
  if (header === undefined || header === 'cross-origin') return corp(0)
  return corp(header === 'same-origin' || header === 'same-site' ? 10 : -5)
}

export function observe({ headers, body }: Observed): Finding[] {
  const policy = headers['content-security-policy']
  return [
    testPolicy(policy),
    testCookies(headers['set-cookie']),
    testSharing(headers),
    testResourcePolicy(headers['cross-origin-resource-policy']),
    testReferrer(headers['referrer-policy']),
    testTransport(headers['strict-transport-security']),
    testScripts(body),
    finding('x-content-type-options', headers['x-content-type-options'] === 'nosniff' ? 0 : -5, 'nosniff or not'),
    testFraming(parsePolicy(policy ?? ''), headers['x-frame-options']),
  ]
}

/** Starts at 100 and subtracts for missing items; bonuses count only from a score of 90. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (wanted: (modifier: number) => boolean): number =>
    findings
      .map(({ modifier }) => modifier)
      .filter(wanted)
      .reduce((total, modifier) => total + modifier, 0)
  const base = 100 + sum((modifier) => modifier < 0)
  return Math.max(0, base >= 90 ? base + sum((modifier) => modifier > 0) : base)
}

/** A letter for every twenty points from 25, with its signs; F below. */
export function gradeOf(score: number): string {
  const step = Math.min(Math.floor(score / 5), 20) - 5
  return step < 0 ? 'F' : `${'DCBA'[step >> 2]}${['-', '', '', '+'][step % 4]}`
}
