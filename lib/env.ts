import { z } from 'zod'
import { clientLimits } from './client-limits.ts'

const blankAsUnset = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => blankAsUnset(given) ?? value, schema)

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)

function isUrlOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
const webUrl = z
  .string()
  .refine((value) => isUrlOf(value, ['http:', 'https:']), 'must be a URL that starts with http:// or https://')
const origin = webUrl
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must not contain a path')
  .transform((value) => new URL(value).origin)

const schema = z
  .object({
    PORT: withDefault(wholeNumber(1, 65_535), '3000'),
    LISTEN_ADDRESS: withDefault(z.union([z.ipv4(), z.ipv6()], 'must be an IP address'), '127.0.0.1'),
    SITE_URL: optional(origin),
    DATA_DIR: withDefault(z.string(), './var'),
    SUPABASE_URL: optional(webUrl),
    SUPABASE_SERVICE_ROLE_KEY: optional(z.string()),
    SMTP_URL: optional(
      z
        .string()
        .refine((value) => isUrlOf(value, ['smtp:', 'smtps:']), 'must be a URL that starts with smtp:// or smtps://'),
    ),
    SIGNING_SECRET: optional(z.string().min(32, 'must be at least 32 characters long')),
    SIGNING_SECRET_PREVIOUS: optional(z.string().min(32, 'must be at least 32 characters long')),
    CRON_SECRET: optional(z.string().min(16, 'must be at least 16 characters long')),
    METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters long')),
    RESEND_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_[A-Za-z0-9+/=]{24,}$/, 'must be the secret that Resend shows, whsec_…'),
    ),
    MAIL_PER_HOUR: withDefault(wholeNumber(1, 1_000_000), '300'),
    TRUST_PROXY: optional(
      z
        .string()
        .transform((value) => ({ true: '1', false: '0' })[value] ?? value)
        .pipe(wholeNumber(0, 10)),
    ),
    REQUESTS_PER_MINUTE: withDefault(wholeNumber(1, 100_000), String(clientLimits.formsPerMinute)),
    CONTACT_MONTHS: withDefault(wholeNumber(1, 120), '24'),
    SEARCH_MONTHS: withDefault(wholeNumber(1, 120), '12'),
    REQUEST_TIMEOUT_SECONDS: withDefault(wholeNumber(1, 3600), '12'),
    OFFLINE: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
    /** Set by Vercel itself. */
    VERCEL: optional(z.string()),
  })
  .superRefine((given, context) => {
    const require = (name: keyof typeof given, because: string): void => {
      if (given[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `is required ${because}` })
    }
    if (given.SUPABASE_URL) {
      require('SUPABASE_SERVICE_ROLE_KEY', 'with SUPABASE_URL')
      require('SIGNING_SECRET', 'with SUPABASE_URL')
    }
    if (given.VERCEL) require('TRUST_PROXY', 'on Vercel, where it is 1')
    if (given.SUPABASE_SERVICE_ROLE_KEY) require('SUPABASE_URL', 'with SUPABASE_SERVICE_ROLE_KEY')
  })
  .transform((given) => ({
    port: given.PORT,
    /** Address to listen on: by default only this machine. `::` means all addresses. */
    listenAddress: given.LISTEN_ADDRESS,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    dataDir: given.DATA_DIR,
    supabase:
      given.SUPABASE_URL && given.SUPABASE_SERVICE_ROLE_KEY
        ? { url: given.SUPABASE_URL, serviceKey: given.SUPABASE_SERVICE_ROLE_KEY }
        : undefined,
    smtpUrl: given.SMTP_URL,
    signingSecret: given.SIGNING_SECRET,
    /** The former signing secret: links signed with it are still accepted, but no new ones are signed with it. */
    previousSigningSecret: given.SIGNING_SECRET_PREVIOUS,
    cronSecret: given.CRON_SECRET,
    /** Bearer token for `/api/metrics`, which responds 404 without it. */
    metricsToken: given.METRICS_TOKEN,
    /** Verifies the mail service's reports to `/api/bounces`, which responds 404 without it. */
    bounceSecret: given.RESEND_WEBHOOK_SECRET,
    /** Maximum number of messages that all visitors together may request within an hour. */
    mailPerHour: given.MAIL_PER_HOUR,
    /** Number of reverse proxies in front of the server; each appends one address to X-Forwarded-For. */
    trustProxy: given.TRUST_PROXY ?? 0,
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    contactMonths: given.CONTACT_MONTHS,
    searchMonths: given.SEARCH_MONTHS,
    /** Time limit for a client to send a request, in seconds. */
    requestTimeout: given.REQUEST_TIMEOUT_SECONDS,
    /** Whether browsers may keep pages and documents, to work without a network. */
    offline: given.OFFLINE === 'on',
    /** True on Vercel: no process lives between requests, and nothing written to the disk persists. */
    isServerless: given.VERCEL !== undefined,
  }))

export type Env = z.output<typeof schema>

/** Parses the settings in `source`. Throws an Error that names every invalid variable. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is not usable: ${problems.join('; ')}`)
}

let parsed: Env | undefined

/** Returns the settings of this process, read on the first call. */
export const env = (): Env => (parsed ??= parseEnv(process.env))
