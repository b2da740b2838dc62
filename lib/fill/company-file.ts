import { z } from 'zod'
import { fromBase64, toBase64 } from './base64'
import { companySchema, type CompanyProfile } from './company'
import { parseJson } from './json'

export const COMPANY_FILE = 'ridgedocs-company.json'
const FILE_MAX = 20_000_000

const fileSchema = z.object({
  kind: z.literal('ridgedocs-company'),
  version: z.literal(1),
  company: companySchema.extend({
    logo: z
      .object({ ...companySchema.shape.logo.unwrap().unwrap().shape, bytes: z.base64() })
      .nullable()
      .default(null),
  }),
})

/** Returns a profile as the text of a JSON file. */
export function writeCompanyFile({ logo, ...texts }: CompanyProfile): string {
  const company = { ...texts, logo: logo && { ...logo, bytes: toBase64(logo.bytes) } }
  return `${JSON.stringify({ kind: 'ridgedocs-company', version: 1, company }, null, 2)}\n`
}

export type CompanyFile = { ok: true; profile: CompanyProfile } | { ok: false; message: string }

const refused = (message: string): CompanyFile => ({ ok: false, message })

/** Reads a file that `writeCompanyFile` wrote. */
export async function readCompanyFile(file: Blob): Promise<CompanyFile> {
  if (file.size > FILE_MAX) return refused('That file is too large to be an exported company.')
  const content = parseJson(await file.text())
  const read = fileSchema.safeParse(content)
  if (read.success) {
    const { logo, ...texts } = read.data.company
    return { ok: true, profile: { ...texts, logo: logo && { ...logo, bytes: fromBase64(logo.bytes) } } }
  }
  const isCompany = z.object({ kind: fileSchema.shape.kind }).safeParse(content).success
  if (!isCompany) return refused('That is not an exported company. Choose the file that “Export” saved.')
  const where = read.error.issues[0]?.path.slice(1).join(', ')
  return refused(
    where
      ? `The file is damaged (${where}). Nothing was changed.`
      : 'The file is damaged or of a newer version. Nothing was changed.',
  )
}
