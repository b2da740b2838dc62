import { loaderHash } from './generated/hydration-loader.js'

/** Hashes of the style element of toasts: empty, and with sonner's constant CSS. A test compares them. */
export const toastStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const

interface PolicyOptions {
  /** Allows the inline scripts of a page rendered on request. Static pages have none. */
  nonce?: string
  /** The site is served over https: plain http requests are upgraded. */
  secure: boolean
}

/** Builds the Content-Security-Policy: a constant for static pages, with a nonce for pages rendered on request. */
export function contentSecurityPolicy({ nonce, secure }: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", loaderHash, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
    ["style-src 'self'", ...toastStyleHashes].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]

interface Options {
  secure: boolean
}
interface Header {
  key: string
  value: string
}

/** Returns the headers of every response. */
export const securityHeaders = ({ secure }: Options): Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }] : []),
]

const policyHeader = (options: Options): Header => ({
  key: 'Content-Security-Policy',
  value: contentSecurityPolicy(options),
})

/** Returns the headers of the script that a web worker starts from. */
export const workerHeaders = ({ secure }: Options): Header[] => [policyHeader({ secure })]

/** Returns the headers of every response that is displayed. They would double the size of build assets. */
export const documentHeaders = ({ secure }: Options): Header[] => [
  policyHeader({ secure }),
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: unusedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
