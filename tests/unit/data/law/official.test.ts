import { states } from '@/data/law'
import { withAddress } from '@/data/law/official'

/** Publishers of a state's statutes that have no domain of a government. */
const others = ['nmonesource.com', 'palegis.us']
const addressOf = (state: (typeof states)[number]): URL =>
  new URL(`https://${withAddress(state, null).replace(/^official text: /, '')}`)
const isOfficial = ({ hostname }: URL, code: string): boolean =>
  hostname.endsWith('.gov') || hostname.endsWith(`.state.${code.toLowerCase()}.us`) || others.includes(hostname)

test('each state has the address of a government, or of its publisher, over https', () => {
  const addresses = states.map((state) => [state.code, addressOf(state)] as const)
  expect(addresses.filter(([code, url]) => !isOfficial(url, code)).map(([code]) => code)).toEqual([])
  expect(addresses.filter(([, url]) => url.protocol !== 'https:' || url.search || url.hash)).toEqual([])
})

test('no two states share an address', () => {
  expect(new Set(states.map((state) => addressOf(state).href)).size).toBe(51)
})

test('a citation stands before the address', () => {
  const kentucky = states.find(({ code }) => code === 'KY')!
  expect(withAddress(kentucky, 'KRS 367.626')).toBe('KRS 367.626; official text: legislature.ky.gov')
})
