/* `hydration-loader.js` is written by `npm run documents`; declared here so that types can be checked before that. */

/** `lib/platform/hydration-loader.ts`, compiled: the text of the one inline script. */
export const loaderText: string

/** The source expression that allows `loaderText` in a Content-Security-Policy: `'sha256-…'`. */
export const loaderHash: string
