import { systems } from '@/data/roofs'
import { allRoofs, allTemplates, findRoof, templatesOfRoof, roofGroups, roofStages } from '@/lib/catalogue'

const roofs = allRoofs()

test('21 roof systems, each with the documents that are written for it', () => {
  expect(roofs.map(({ slug }) => slug)).toEqual(systems.map(({ slug }) => slug))
  expect(roofs.filter(({ slug }) => slug !== 'metal-roofing').map(({ count }) => count)).toEqual(Array(20).fill(30))
  expect(findRoof('metal-roofing')).toMatchObject({ count: 31, href: '/systems/metal-roofing' })
  expect(findRoof('thatch')).toBeUndefined()
  expect(findRoof('constructor')).toBeUndefined()
})

test('each roof system is in one group: 8 sloped, 9 flat, 4 coated', () => {
  const groups = roofGroups()
  expect(groups.map(({ title, roofs: { length } }) => [title, length])).toEqual([
    ['Sloped', 8],
    ['Flat & low-slope', 9],
    ['Coated', 4],
  ])
  const grouped = groups.flatMap((group) => group.roofs.map(({ slug }) => slug))
  expect(grouped.toSorted()).toEqual(systems.map(({ slug }) => slug).toSorted())
})

test('each document of a roof system is in one stage of its job, next to those for any roof of the roof’s packets, each once', () => {
  for (const { slug } of roofs) {
    const stages = roofStages(slug)
    expect(stages.map((stage) => stage.slug)).toEqual(['win', 'sign', 'safety', 'build', 'close'])
    const shown = stages.flatMap(({ templates }) => templates.map((template) => template.slug))
    const own = allTemplates().filter(({ systemSlug }) => systemSlug === slug)
    expect(templatesOfRoof(slug)).toEqual(own)
    expect(shown.toSorted()).toEqual(own.map((template) => template.slug).toSorted())
    const others = stages.flatMap((stage) => stage.others)
    expect(new Set(others).size).toBe(others.length)
    expect(others.filter(({ systemSlug }) => systemSlug)).toEqual([])
  }
  expect(allTemplates().filter(({ systemSlug }) => systemSlug && !findRoof(systemSlug))).toEqual([])
  const epdm = roofStages('epdm').flatMap(({ others }) => others.map(({ slug }) => slug))
  expect(epdm).toEqual(expect.arrayContaining(['change-order', 'certificate-of-completion']))
})
