const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** A host that no name server resolves: `localhost`, or an address. No other site's name can point to it. */
const isUnresolved = (hostname: string): boolean => /^(localhost|[\d.]+|\[[\da-f:.]+\])$/i.test(hostname)

/** Whether the host is that of `siteUrl`, an address or `localhost`. Others may be DNS rebinding. */
export function isOwnHost(headers: Headers, siteUrl: string): boolean {
  const host = headers.get('host')
  if (host === null || host === new URL(siteUrl).host) return true
  return URL.canParse(`http://${host}`) && isUnresolved(new URL(`http://${host}`).hostname)
}

/** CSRF check: whether a post comes from the site's own pages, by Origin or Sec-Fetch-Site, or from no browser. */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null && relation !== 'same-origin' && relation !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null || origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // The site's own host with another scheme may be a page injected by a machine-in-the-middle.
  return isWeb(from) && from.host === headers.get('host') && from.host !== new URL(siteUrl).host
}
