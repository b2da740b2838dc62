export type Encoding = 'br' | 'gzip' | 'identity'

/** In order of preference, for encodings that the client weights equally. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity']

interface Wish {
  coding: string
  weight: number
}

function parseWish(item: string): Wish {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { coding, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

function weigh(wishes: readonly Wish[], encoding: Encoding): number {
  const names = encoding === 'gzip' ? ['gzip', 'x-gzip'] : [encoding]
  const named = wishes.find(({ coding }) => names.includes(coding)) ?? wishes.find(({ coding }) => coding === '*')
  // RFC 9110, 12.5.3: identity is acceptable unless excluded. The smallest weight lets any named coding win.
  return named?.weight ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
}

function negotiate(header: string, available: readonly Encoding[]): Encoding {
  const wishes = header.split(',').map(parseWish)
  const ranked = preference
    .filter((encoding) => available.includes(encoding))
    .map((encoding) => ({ encoding, weight: weigh(wishes, encoding) }))
    .sort((a, b) => b.weight - a.weight)
  return ranked[0]?.weight ? ranked[0].encoding : 'identity'
}

/**
 * Creates a function that picks an encoding by Accept-Encoding (RFC 9110, 12.5.3). If the client accepts none of those
 * available, it gets identity, as the RFC allows. Results are cached, because few distinct headers occur.
 */
export function createNegotiator(remembered = 1000): (header: string, available: readonly Encoding[]) => Encoding {
  const known = new Map<string, Encoding>()
  return (header, available) => {
    const key = `${available.join()} ${header}`
    const outcome = known.get(key) ?? negotiate(header, available)
    if (known.size < remembered && key.length < 200) known.set(key, outcome)
    return outcome
  }
}
