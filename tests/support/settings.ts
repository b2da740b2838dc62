/** Makes these the only settings that `env()` reads in a test file. To be called before anything reads them. */
export const useSettings = (settings: Readonly<Record<string, string>>): void =>
  void Object.assign(process, { env: { NODE_ENV: 'test', ...settings } })

/** A signing secret that looks random, and another. */
export const [goodSecret, otherSecret] = ['k3Jv9QpWz7RtYb2LmN8sXc5DfGh1Ta6U', 'Zq4Wn8Xe2Rv6Tc0Yb3Um7Io1Pk5Lj9Hg']
export const hostedSettings = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'key' }
