import { decodePath, pathOf } from '@/scripts/server/refusals'
import { fc } from '@/tests/support/fast-check'

test.each([
  ['/', '/'],
  ['/templates?q=..//', '/templates'],
  ['/templates/', '/templates/'],
  ['/templates/%73hingle', '/templates/shingle'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a..b/.c/d.', '/a..b/.c/d.'],
  ['/100%25', '/100%'],
  ['/a%2525b', '/a%25b'],
])('%s is %s', (target, pathname) => {
  expect(decodePath(target)).toBe(pathname)
})

test('what is malformed, or read differently by servers, is refused', () => {
  const malformed = ['/%zz', '/a%', '/a%00b', '//a', '/a//b', '/a\\b', '/a%5cb']
  const dotted = ['/..', '/a/.', '/./a', '/a/../b', '/a/%2e%2E/b']
  for (const target of [...malformed, ...dotted]) expect([target, decodePath(target)]).toEqual([target, undefined])
})

test('a segment or slash that servers read in different ways is found in every encoding', () => {
  const encode = (text: string, layers: number): string => {
    let encoded = [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
    for (let layer = 1; layer < layers; layer += 1) encoded = encoded.replaceAll('%', '%25')
    return encoded
  }
  fc.assert(
    fc.property(
      fc.constantFrom('/../', '/./', '//', '/..', '\\'),
      fc.integer({ min: 1, max: 3 }),
      fc.stringMatching(/^[a-z]{1,8}$/),
      (sign, layers, name) => {
        expect(decodePath(`/${name}${encode(sign, layers)}${sign.endsWith('.') ? '' : name}`)).toBeUndefined()
      },
    ),
  )
})

test('the absolute form of a target is read as it was sent', () => {
  expect(pathOf('http://docs.example.com/a/../b?c')).toBe('/a/../b?c')
  expect(pathOf('https://docs.example.com')).toBe('/')
  expect(pathOf('https://docs.example.com?a')).toBe('/?a')
  expect(pathOf('ftp://docs.example.com/')).toBeUndefined()
  expect(pathOf('*')).toBeUndefined()
})
