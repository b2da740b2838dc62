import { accentOf, theme } from '@/lib/documents/theme'

describe('accent color', () => {
  it('is the theme’s own without a company color', () =>
    expect(accentOf({})).toEqual({ color: theme.accent, tint: theme.accentTint }))
  it('brings a tint of the company’s color', () =>
    expect(accentOf({ accent: '1D4ED8' })).toEqual({ color: '1D4ED8', tint: 'EFF3FC' }))
  it.each(['FACC15', '9CA3AF', 'ffffff'])('is refused if too light on white: %s', (accent) =>
    expect(() => accentOf({ accent })).toThrow('below 4.5:1'),
  )
  it.each(['', 'red', '#1D4ED8', '1D4ED'])('is refused if it is not six hexadecimal digits: "%s"', (accent) =>
    expect(() => accentOf({ accent })).toThrow('six hexadecimal digits'),
  )
})
