/** Whether this browser keeps a company profile. Loads the database's code only where there is a database. */
import type { CompanyProfile } from './company'

/** Whether this site has a database in this browser. Without one, or if the browser does not say, there is no profile. */
async function hasDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'ridgedocs')
  } catch (error) {
    console.error('This browser keeps no databases.', error)
    return false
  }
}

/** Returns the profile that documents carry; undefined if there is none. Rejects if there is one that cannot be read. */
export async function findCompany(): Promise<CompanyProfile | undefined> {
  if (!(await hasDatabase())) return undefined
  const { readCompany } = await import('./company-store')
  return readCompany()
}
