/** Makes these the only settings that `env()` reads in a test file. To be called before anything reads them. */
export const useSettings = (settings: Readonly<Record<string, string>>): void =>
  void Object.assign(process, { env: { NODE_ENV: 'test', ...settings } })
