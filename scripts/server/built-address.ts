import { existsSync, readFileSync } from 'node:fs'

export const HOME_PAGE = 'server/app/index.html'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Returns whether an address is loopback, which no other machine can reach. */
export const isLocal = (address: string): boolean => LOCAL.includes(new URL(address).hostname)

/** Returns the origin that a build's pages contain, read from its home page; undefined if there is none. */
export function readBuiltAddress(home: string): string | undefined {
  if (!existsSync(home)) return undefined
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1]
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).origin : undefined
}

/** Returns why a build for `built` must not be served at `siteUrl`: pages contain the address. Loopback ports may differ. */
export function describeMismatch(built: string | undefined, siteUrl: string): string | undefined {
  if (built === undefined || built === siteUrl) return undefined
  const isSameScheme = new URL(built).protocol === new URL(siteUrl).protocol
  if (isSameScheme && isLocal(built) && isLocal(siteUrl)) return undefined
  return (
    `The site was built for ${built}, but SITE_URL is ${siteUrl}: its addresses and its https headers would be wrong. ` +
    'Build it with this SITE_URL (npm run build), or serve it with the one that it was built for.'
  )
}
