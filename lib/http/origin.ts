const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/**
 * Whether a post comes from the site's own pages, or from what is no browser acting for another site. Browsers name the
 * origin of every cross-site post, and newer ones say in Sec-Fetch-Site how it stands to the address asked for. The site
 * is `siteUrl`, scheme and port included, and whatever other name the request was sent to.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null && relation !== 'same-origin' && relation !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null || origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // The site's own host in another scheme is a page that somebody on the way may have written.
  return isWeb(from) && from.host === headers.get('host') && from.host !== new URL(siteUrl).host
}
