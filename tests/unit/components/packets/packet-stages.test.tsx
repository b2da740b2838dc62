/** @jest-environment jsdom */
import { linksIn, render, screen, within } from '@/tests/support/dom'
import { PacketStages } from '@/components/packets/packet-stages'
import { findPacket } from '@/lib/catalogue'
import { systems } from '@/data/roofs'

const show = (slug: string) => render(<PacketStages packet={findPacket(slug)!} />)

test('documents are under their stage in order, each with its reason and links', () => {
  show('epdm-repair')
  const stage = screen.getByRole('region', { name: 'Price and sign' })
  const items = within(stage)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('article'))
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'EPDM Repair Estimate',
    'EPDM Repair Contract',
    'Notice of Cancellation',
  ])
  const contract = within(items[1]!)
  expect(contract.getByText(/^Says what is repaired and what is not/)).toBeVisible()
  for (const [name, href] of [
    ['View EPDM Repair Contract', '/templates/epdm-repair-contract'],
    ['Download EPDM Repair Contract as PDF', '/templates/contracts/epdm-repair-contract.pdf'],
    ['All files', '/templates/epdm-repair-contract'],
  ] as const)
    expect(contract.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('a document written for each roof system is one entry that leads to all of them', () => {
  show('subcontracting')
  const choice = screen.getByRole('list', { name: 'Subcontractor Agreement by roof system' })
  expect(linksIn(choice).map(([, href]) => href)).toEqual(
    systems.map(({ slug }) => `/templates/${slug}-subcontractor-agreement`),
  )
})
