/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { templateContents } from '@/lib/catalogue/contents'
import { formOf, type Control } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { idOf } from '@/components/filling/names'
import type { Typed } from '@/lib/fill/typed'
import { act, cleanup, emptyDraft, renderForm } from '@/tests/support/fill-form'
import { spreadOfEach } from '../../../support/chosen'
import { isFull } from '../../../support/full'

const contents: Partial<Record<Control['type'], Typed>> = {
  check: true,
  number: '1',
  currency: '1.00',
  percent: '1',
  date: '2026-11-23',
  email: 'name@example.com',
}

/** Something for each control, so that every line and every note is open. */
const typedInto = ({ type, options = [] }: Control): Typed => contents[type] ?? options[0] ?? 'x'

/** Whether an input has a label. The name of hundreds of inputs as a screen reader has it takes a minute: in the full run. */
function expectLabel(input: Element): void {
  if (isFull) return expect(input).toHaveAccessibleName()
  const { labels } = input as HTMLInputElement
  const named = input
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id))
  const texts = [...(labels ?? []), ...(named ?? [])].map((element) => element?.textContent?.trim())
  expect([input.id, [input.ariaLabel, ...texts].filter(Boolean)]).not.toEqual([input.id, []])
}

/** The names that do not have exactly one input. Fails on an input without a label. */
async function problemsOf(model: DocumentModel): Promise<string[]> {
  const form = formOf(model)
  const asked = [...form.controls.values()].filter(({ role }) => role === 'asked')
  const typed = Object.fromEntries(asked.map((control) => [control.name, typedInto(control)]))
  const inputs: Element[] = []
  for (const { id } of form.steps) {
    const { container } = await renderForm(model, { place: id, draft: emptyDraft({ typed }) })
    await act(() => Promise.resolve())
    const found = [...container.querySelectorAll('form :is(input, select, textarea)[id^="f-"]')]
    found.forEach(expectLabel)
    inputs.push(...found)
    cleanup()
  }
  const counts = new Map<string, number>()
  for (const { id } of inputs) counts.set(id, (counts.get(id) ?? 0) + 1)
  return asked.flatMap(({ name }) => {
    const count = counts.get(idOf(name)) ?? 0
    return count === 1 ? [] : [`${name} has ${count} inputs`]
  })
}

/** Milliseconds that a form with many hundreds of inputs may take on a busy machine. */
const PATIENCE = 300_000
/** Inputs of the largest form that each run draws. */
const MOST = 300

const isTested = ({ document }: (typeof templateContents)[number]): boolean =>
  isFull || formOf(document()).controls.size <= MOST

const templates = spreadOfEach(templateContents, ({ kind }) => kind).filter(isTested)

test.each(templates.map(({ slug, document }) => [slug, document] as const))(
  '%s: each name that is not calculated has exactly one labeled input',
  async (_, document) => {
    expect(await problemsOf(document())).toEqual([])
  },
  PATIENCE,
)
