/** The example of a template: a plausible job, the same company, customer and roof in every document. */
import { company } from '@/data/examples/cast'
import type { TemplateContent } from '@/data/shared/types'
import { pick } from '@/lib/documents/fill'
import type { DocumentModel } from '@/lib/documents/model'
import { knownAmounts } from './amounts'
import { fillExample, type ExampleValues } from './fill-example'

export { amountSources } from './amounts'
export type { ExampleValues } from './fill-example'

/** The values of a template's example by name, for `fill`; the company's are among them. Throws without an example. */
export const exampleOf = (
  content: Pick<TemplateContent, 'slug' | 'kind' | 'systemSlug'>,
  model: DocumentModel,
): ExampleValues => ({
  ...(pick(model, company) as ExampleValues),
  ...fillExample(content, model, knownAmounts(content)),
})
