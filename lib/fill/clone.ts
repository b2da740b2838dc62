/** Replaces the package of this name, which brings Node's Buffer. See next.config.ts. */
const clone = <T extends object>(table: T): T => ({ ...table })

export { clone as default }
