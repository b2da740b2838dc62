import { parseEnv } from '@/lib/env'

it('needs nothing', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    listenAddress: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    dataDir: './var',
    supabase: undefined,
    smtpUrl: undefined,
    signingSecret: undefined,
    previousSigningSecret: undefined,
    cronSecret: undefined,
    metricsToken: undefined,
    bounceSecret: undefined,
    mailPerHour: 300,
    trustProxy: 0,
    requestsPerMinute: 20,
    requestTimeout: 12,
    searchMonths: 12,
    contactMonths: 24,
    offline: true,
    isServerless: false,
  })
})

it('treats blank values as unset', () => {
  expect(parseEnv({ PORT: '', SITE_URL: ' ', SUPABASE_URL: '', REQUESTS_PER_MINUTE: '' })).toEqual(parseEnv({}))
})

const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'key' }
it.each([
  [{ VERCEL: '1', TRUST_PROXY: '1' }, { isServerless: true }],
  [{ LISTEN_ADDRESS: '127.0.0.1' }, { listenAddress: '127.0.0.1' }],
  [{ LISTEN_ADDRESS: '::1' }, { listenAddress: '::1' }],
  [{ PORT: '8080' }, { siteUrl: 'http://localhost:8080' }],
  [{ SITE_URL: 'https://docs.example.com/' }, { siteUrl: 'https://docs.example.com' }],
  [{ ...hosted, SIGNING_SECRET: 's'.repeat(32) }, { supabase: { url: 'https://x.supabase.co', serviceKey: 'key' } }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: 0 }],
])('reads %j as %j', (given, settings) => {
  expect(parseEnv(given)).toMatchObject(settings)
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
  [{ LISTEN_ADDRESS: 'localhost' }, 'LISTEN_ADDRESS must be an IP address'],
  [{ SITE_URL: 'docs.example.com' }, 'SITE_URL must be a URL that starts with http:// or https://'],
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be a URL that starts with http:// or https://'],
  [{ SITE_URL: 'https://example.com/docs' }, 'SITE_URL must not contain a path'],
  [{ SUPABASE_URL: 'https://x.supabase.co', SIGNING_SECRET: 's'.repeat(32) }, 'SUPABASE_SERVICE_ROLE_KEY is required'],
  [{ SUPABASE_SERVICE_ROLE_KEY: 'key' }, 'SUPABASE_URL is required with SUPABASE_SERVICE_ROLE_KEY'],
  [hosted, 'SIGNING_SECRET is required'],
  [{ SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
  [{ SIGNING_SECRET: 'short' }, 'SIGNING_SECRET must be at least 32 characters long'],
  [{ CRON_SECRET: 'short' }, 'CRON_SECRET must be at least 16 characters long'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number'],
  [{ VERCEL: '1' }, 'TRUST_PROXY is required on Vercel, where it is 1'],
  [{ OFFLINE: 'no' }, 'OFFLINE must be on or off'],
  [{ SEARCH_MONTHS: '0' }, 'SEARCH_MONTHS must be between 1 and 120'],
  [{ REQUEST_TIMEOUT_SECONDS: '0' }, 'REQUEST_TIMEOUT_SECONDS must be between 1 and 3600'],
  [{ CONTACT_MONTHS: '0' }, 'CONTACT_MONTHS must be between 1 and 120'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be between 1 and 100000'],
])('refuses %j and names the variable', (given, message) => {
  expect(() => parseEnv(given)).toThrow(message)
})

it('names every invalid variable, without its value', () => {
  const parse = () => parseEnv({ PORT: 'x', SIGNING_SECRET: 'hunter2' })
  expect(parse).toThrow(/PORT .*SIGNING_SECRET /)
  expect(parse).not.toThrow('hunter2')
})
