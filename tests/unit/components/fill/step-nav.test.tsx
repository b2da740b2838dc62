/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { act, cleanup, screen, within } from '@testing-library/react'
import { templateContents } from '@/lib/catalogue/contents'
import { formOf } from '@/lib/documents/form'
import { fillGaps, renderForm } from '../../../support/fill-form'
import { ofCorpus } from '../../../support/chosen'

beforeEach(() => fillGaps())
afterEach(cleanup)

const notice = templateContents.find(({ slug }) => slug === 'notice-of-cancellation')!

test('the two notices of a sale are two steps, and the address of each opens it', async () => {
  const { steps } = formOf(notice.document())
  const notices = steps.filter(({ name }) => name.startsWith('Notice of cancellation'))
  expect(notices.map(({ name }) => name)).toEqual(['Notice of cancellation 1', 'Notice of cancellation 2'])
  for (const { id, name } of notices) {
    await renderForm(notice.document(), { place: id })
    const nav = within(screen.getByRole('navigation', { name: 'Steps' }))
    expect(nav.getByRole('link', { current: 'step' })).toHaveAccessibleName(expect.stringContaining(name))
    cleanup()
  }
})

test('the link of a step turns to that step', async () => {
  const { steps } = formOf(notice.document())
  await renderForm(notice.document())
  for (const { id, name } of [...steps].reverse()) {
    const nav = within(screen.getByRole('navigation', { name: 'Steps' }))
    const link = nav.getByRole('link', { name: new RegExp(name) })
    await act(() => {
      window.location.hash = link.getAttribute('href')!
      window.dispatchEvent(new HashChangeEvent('hashchange'))
      return Promise.resolve()
    })
    expect([id, nav.getByRole('link', { current: 'step' }).textContent]).toEqual([id, link.textContent])
  }
})

test('a form has no two steps of one name', () => {
  for (const { slug, document } of ofCorpus(templateContents)) {
    const names = formOf(document()).steps.map(({ name }) => name)
    expect([slug, new Set(names).size]).toEqual([slug, names.length])
  }
})
