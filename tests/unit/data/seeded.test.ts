import { seeded } from '@/data/seeded'

describe('seeded', () => {
  it('never changes for a slug', () => {
    expect(seeded('tpo-roofing-repair-estimate', 800, 2000)).toBe(seeded('tpo-roofing-repair-estimate', 800, 2000))
  })

  it('is FNV-1a', () => {
    expect(seeded('', 0, 0xffffffff)).toBe(0x811c9dc5)
    expect(seeded('a', 0, 0xffffffff)).toBe(0xe40c292c)
    expect(seeded('foobar', 0, 0xffffffff)).toBe(0xbf9cf968)
  })

  it('stays between base and base + upTo, and reaches both', () => {
    const drawn = Array.from({ length: 200 }, (_, index) => seeded(`slug-${index}`, 700, 3))
    expect([...new Set(drawn)].sort()).toEqual([700, 701, 702, 703])
    expect(seeded('any', 5, 0)).toBe(5)
  })

  it('rejects an invalid range', () => {
    expect(() => seeded('any', 5, -1)).toThrow(RangeError)
    expect(() => seeded('any', 5, 0.5)).toThrow(RangeError)
  })
})
