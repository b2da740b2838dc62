/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { templateContents } from '@/lib/catalogue/contents'
import { formOf } from '@/lib/documents/form'
import { cleanup, goTo, renderForm, screen, within } from '@/tests/support/fill-form'
import { ofCorpus } from '../../../support/chosen'

const notice = templateContents.find(({ slug }) => slug === 'notice-of-cancellation')!.document()
const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }))

test('the two notices of a sale are two steps, and the address of each opens it', async () => {
  const notices = formOf(notice).steps.filter(({ name }) => name.startsWith('Notice of cancellation'))
  expect(notices.map(({ name }) => name)).toEqual(['Notice of cancellation 1', 'Notice of cancellation 2'])
  for (const { id, name } of notices) {
    await renderForm(notice, { place: id })
    expect(steps().getByRole('link', { current: 'step' })).toHaveAccessibleName(expect.stringContaining(name))
    cleanup()
  }
})

test('the link of a step turns to that step', async () => {
  await renderForm(notice)
  for (const { id, name } of formOf(notice).steps.toReversed()) {
    const link = steps().getByRole('link', { name: new RegExp(name) })
    await goTo(link.getAttribute('href')!)
    expect([id, steps().getByRole('link', { current: 'step' }).textContent]).toEqual([id, link.textContent])
  }
})

test('a form has no two steps of one name', () => {
  for (const { slug, document } of ofCorpus(templateContents)) {
    const names = formOf(document()).steps.map(({ name }) => name)
    expect([slug, new Set(names).size]).toEqual([slug, names.length])
  }
})
