/** The sample document filled in and signed by both parties, as its form hands it to the engine. */
import { formOf } from '@/lib/documents/form'
import type { Picture } from '@/lib/documents/entries'
import type { Value } from '@/lib/documents/model'
import { toBase64 } from '@/lib/fill/base64'
import type { RenderJob } from '@/lib/fill/engine'
import { signedContent } from '@/lib/fill/signed-content'
import { contentFor, evidenceFor, pictureOf, sign, type Signable, type Signature } from '@/lib/fill/signing'
import { makePng } from './pictures'
import { sampleDocument } from './sample-document'

const picture = { bytes: toBase64(makePng({ width: 30, height: 10 })), width: 30, height: 10 }

/** Entries on the customer's, the office's and the crew's pages. */
export const signedValues: Readonly<Record<string, Value>> = {
  'customer.name': 'Rosa Peña',
  'estimate.date': '2026-11-23',
  'line.2.price': 1120.5,
  'plane.1.plan': 98765,
  'takeoff.1.net': 4321,
}

export function signableSample(values: Signable['values'] = signedValues): Signable {
  const model = { ...sampleDocument(), version: 'Version 4, November 2026' }
  const company = { 'company.name': 'Ridge & Sons' }
  return { slug: 'sample-estimate', model, form: formOf(model), values, company, photos: {} }
}

/** The job of a file of the sample with signatures of these parties. */
export async function signedJob(parties: Readonly<Record<string, string>>, document = signableSample()) {
  const signatures: Record<string, Signature> = {}
  const values: Record<string, Value> = { ...document.values }
  const pictures: Record<string, Picture> = {}
  for (const [party, by] of Object.entries(parties)) {
    const signature = await sign({ way: 'drawn', by, picture }, contentFor(party, document))
    signatures[party] = signature
    values[`${party}.evidence`] = evidenceFor(signature)
    pictures[`${party}.signature`] = pictureOf(signature)
  }
  const { model, company } = document
  const entries = { values, pictures, rows: {} }
  return {
    model,
    entries,
    company,
    signed: signedContent(document, signatures)!,
    format: 'PDF',
    today: '2026-11-23',
  } satisfies RenderJob
}
