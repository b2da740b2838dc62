import { entryOf, takesNames, takesWords } from '@/lib/documents/render/pdf/entries'

test.each(['Name', 'Name and phone', 'Job', 'Job and owner', 'Crew', 'Lead, phone', 'Address', 'Sent by', 'Reviewer'])(
  'a column %p takes a person, a job, a crew or an address',
  (label) => expect(takesNames(label)).toBe(true),
)

test.each(['Time', 'By', 'Next step', 'Job number', 'Email address', 'Crew size'])(
  'a column %p takes no such name',
  (label) => expect(takesNames(label)).toBe(false),
)

test('a unit is short, at whatever width; what holds a finding follows from the width of its column', () => {
  expect([entryOf('Order in', 70), entryOf('Unit', 120)]).toEqual(['short', 'short'])
  expect(takesWords('Order in', 2)).toBe(false)
  expect([entryOf('Location and action', 130), entryOf('Material', 80), entryOf('Material', 110)]).toEqual([
    'finding',
    'words',
    'finding',
  ])
})
