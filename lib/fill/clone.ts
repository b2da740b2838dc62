/**
 * Stands in browsers for the package of this name, with which fontkit copies three font tables before it changes a number
 * in each. The package brings Node's Buffer with it. See next.config.ts.
 */
const clone = <T extends object>(table: T): T => ({ ...table })

export { clone as default }
