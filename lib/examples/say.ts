import { jobFor } from '@/data/examples/jobs'
import type { ExampleValue } from '@/data/examples/types'
import type { TemplateContent } from '@/data/types'
import { slotsOf, suits } from '@/lib/documents/fill'
import { formOf } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { sayBlock } from './blocks'
import { withoutIdleLines } from './idle-lines'
import type { JobAmounts } from './said'

export type ExampleValues = Readonly<Record<string, ExampleValue>>

/** What an example says in a document, by name. */
export function sayDocument(
  content: Pick<TemplateContent, 'slug' | 'kind' | 'systemSlug'>,
  model: DocumentModel,
  amounts: JobAmounts,
): ExampleValues {
  const example = { content, job: jobFor(content), amounts }
  const slots = slotsOf(model)
  const said = formOf(model)
    .steps.flatMap(({ sections }) => sections)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => sayBlock(example, block))
  const values = Object.fromEntries(
    said.filter(([name, value]) => {
      const slot = slots.get(name)
      return value !== '' && slot !== undefined && !slot.calculated && suits(slot, value)
    }),
  )
  return content.kind === 'estimate' || content.kind === 'essential' ? withoutIdleLines(model, values) : values
}
