import { jobFor } from '@/data/examples/jobs'
import type { ExampleValue } from '@/data/examples/types'
import type { TemplateContent } from '@/data/shared/types'
import { slotsOf, suits } from '@/lib/documents/fill'
import { formBlocks, formOf, type Form } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { fillBlock } from './blocks'
import { withoutIdleLines } from './idle-lines'
import { findingsIn } from './findings'
import { withPhotographs } from './photographs'
import { reportOf } from './report'
import { authored, placeIn, type Example, type JobAmounts } from './example'

export type ExampleValues = Readonly<Record<string, ExampleValue>>

function withReport(example: Example, form: Form): Example {
  if (!form.controls.has('summary.text')) return example
  const findings = findingsIn(example, form, (name) => {
    const row = Number(name.split('.')[1])
    return String(authored(example, name, placeIn(example, row, { label: '', place: name })) ?? '')
  })
  return { ...example, findings, report: reportOf(example, form, findings) }
}

export function fillExample(
  content: Pick<TemplateContent, 'slug' | 'kind' | 'systemSlug'>,
  model: DocumentModel,
  amounts: JobAmounts,
): ExampleValues {
  const form = formOf(model)
  const example = withReport({ content, job: jobFor(content), amounts }, form)
  const slots = slotsOf(model)
  const entries = formBlocks(form).flatMap((block) => fillBlock(example, block))
  const accepted = Object.fromEntries(
    entries.filter(([name, value]) => {
      const slot = slots.get(name)
      return value !== '' && slot !== undefined && !slot.calculated && suits(slot, value)
    }),
  )
  const { job, findings } = example
  const isReport = findings !== undefined || content.kind === 'inspection'
  const values = withPhotographs({ model, form }, { values: accepted, findings, job, isReport })
  return content.kind === 'estimate' || content.kind === 'essential' ? withoutIdleLines(model, values) : values
}
