import { parseEnv } from '@/lib/env'

describe('parseEnv', () => {
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

  it('detects Vercel', () => {
    expect(parseEnv({ VERCEL: '1', TRUST_PROXY: '1' }).isServerless).toBe(true)
  })

  it('treats blank values as unset', () => {
    expect(parseEnv({ PORT: '', SITE_URL: ' ', SUPABASE_URL: '', REQUESTS_PER_MINUTE: '' })).toEqual(parseEnv({}))
  })

  it.each(['127.0.0.1', '::1'])('reads LISTEN_ADDRESS=%s', (given) => {
    expect(parseEnv({ LISTEN_ADDRESS: given }).listenAddress).toBe(given)
  })

  it('builds the default site URL from the port', () => {
    expect(parseEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  })

  it('drops the slash at the end of the site URL', () => {
    expect(parseEnv({ SITE_URL: 'https://docs.example.com/' }).siteUrl).toBe('https://docs.example.com')
  })

  it('reads a whole Supabase setting', () => {
    const given = {
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      SIGNING_SECRET: 's'.repeat(32),
    }
    expect(parseEnv(given).supabase).toEqual({ url: 'https://x.supabase.co', serviceKey: 'key' })
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['true', 1],
    ['false', 0],
  ])('reads TRUST_PROXY=%s as %i proxies', (given, proxies) => {
    expect(parseEnv({ TRUST_PROXY: given }).trustProxy).toBe(proxies)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
    [{ LISTEN_ADDRESS: 'localhost' }, 'LISTEN_ADDRESS must be an IP address'],
    [{ SITE_URL: 'docs.example.com' }, 'SITE_URL must be a URL that starts with http:// or https://'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be a URL that starts with http:// or https://'],
    [{ SITE_URL: 'https://example.com/docs' }, 'SITE_URL must not contain a path'],
    [
      { SUPABASE_URL: 'https://x.supabase.co', SIGNING_SECRET: 's'.repeat(32) },
      'SUPABASE_SERVICE_ROLE_KEY is required',
    ],
    [{ SUPABASE_SERVICE_ROLE_KEY: 'key' }, 'SUPABASE_URL is required with SUPABASE_SERVICE_ROLE_KEY'],
    [{ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'k' }, 'SIGNING_SECRET is required'],
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
})
