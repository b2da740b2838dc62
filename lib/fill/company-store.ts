import { companySchema, isEmptyCompany, type CompanyProfile } from './company'
import { database } from './database'

/** Returns the stored profile, if there is one. Rejects if the database fails or the value is not a profile. */
export async function readCompany(): Promise<CompanyProfile | undefined> {
  const stored = await (await database()).get('company', 'company')
  return stored === undefined ? undefined : companySchema.parse(stored)
}

/** Stores a profile in place of the former; an empty one is removed. Rejects if the browser does not keep it. */
export async function saveCompany(profile: CompanyProfile): Promise<void> {
  const db = await database()
  if (isEmptyCompany(profile)) await db.delete('company', 'company')
  else await db.put('company', profile, 'company')
}

/** Removes the profile. Rejects if the browser keeps no database. */
export const removeCompany = async (): Promise<void> => (await database()).delete('company', 'company')
