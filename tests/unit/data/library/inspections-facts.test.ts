import { inspections } from '@/data/library/inspections'
import { systems } from '@/data/roofs'
import { bodyLines } from '@/tests/support/distinctness'
import { finder, namesOf, ofKind } from '@/tests/support/template-reader'

const bySlug = finder(inspections)

test('a maintenance visit to a torch-down roof asks for no hot work', () => {
  for (const form of ['annual-maintenance-inspection', 'seasonal-inspection']) {
    const { document, expertGuide } = bySlug(`torch-down-${form}`)
    const model = document()
    const asked = ofKind(model, 'checklist').flatMap(({ items }) => items.map(({ text }) => text))
    expect(asked.length).toBeGreaterThan(15)
    expect(
      asked.filter((text) => /reflow|re-?torch|light the|extinguisher|cylinder|training card/i.test(text)),
    ).toEqual([])
    expect(expertGuide.map(({ text }) => text).join('\n')).toMatch(/no flame is lit on this visit/i)
  }
})

test('temporary measures on a metal roof do not do what its warranty form calls a voiding act', () => {
  const metal = systems.find(({ slug }) => slug === 'metal-roofing')!
  const acts = metal.claims.warranty.voids.map(([act]) => act)
  expect(acts).toEqual(expect.arrayContaining(['Foreign screws', 'Panels pinned at both ends']))
  expect(metal.contracting.temporary.filter((measure) => /screwed|(fit|drive|add)\b.*\bscrew/i.test(measure))).toEqual(
    [],
  )
})

test('before a job, cranes keep 20 ft from lines, and a reroof with drainage is excused from 1/4:12', () => {
  for (const { slug, minSlope } of systems) {
    const model = bySlug(`${slug}-pre-installation-inspection`).document()
    const lines = bodyLines(model).join('\n')
    expect([slug, /cranes[^\n]*20 ft[^\n]*1926\.1408\(a\)\(2\)/.test(lines)]).toEqual([slug, true])
    const excused = /drains within 48 hours\. The IBC’s reroofing section then excuses it from 1\/4:12/.test(lines)
    expect([slug, excused]).toEqual([slug, minSlope === '1/4:12'])
    const names = ofKind(model, 'table').flatMap(namesOf)
    expect([slug, names.includes('substrateMeasure.2.measured')]).toEqual([slug, true])
  }
})

test('ballast is named by the stone size of ANSI/SPRI RP-4', () => {
  const lines = bodyLines(bySlug('epdm-pre-installation-inspection').document()).join('\n')
  expect(lines).toMatch(/No\. 4 \(3\/4 to 1-1\/2 in\)[^\n]*RP-4/)
  expect(lines).not.toMatch(/1\.5-2\.5 in/)
})
