/** The one reader of the environment for scripts and test runners; the product's own is `lib/env.ts`. */
export const environment = {
  chromium: process.env.PLAYWRIGHT_CHROMIUM || undefined,
  path: process.env.PATH ?? '',
  ci: Boolean(process.env.CI),
  full: process.env.FULL === '1',
  /** What Next.js builds into the site to identify this deployment. */
  deploymentId: process.env.NEXT_DEPLOYMENT_ID || undefined,
}

/** The environment of a child process: this one's, with some variables set. */
export const childEnvironment = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

/** The same without the variables that npm sets for scripts: `omit` of this project would count in another one. */
export const shellEnvironment = (variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const rest = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !/^npm_/i.test(name))
  return { ...Object.fromEntries(rest), ...variables } as NodeJS.ProcessEnv
}

/** Sets variables of this process. Call it before anything that reads them is loaded. */
export const setVariables = (variables: Readonly<Record<string, string>>): void =>
  void Object.assign(process.env, variables)

/** Libraries choose their production code by this variable when they are first loaded. */
export const setProduction = (): void => setVariables({ NODE_ENV: 'production' })

/** Makes Node.js load Next's configuration: Next's own compiler takes 40 MB that a server never uses again. */
export const readConfigNatively = (): void => setVariables({ __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' })
