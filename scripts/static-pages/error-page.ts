import { parsePage } from './parse-page'

/**
 * Returns the page for failures that even `global-error.tsx` cannot show. That of Next.js has inline styles, which the
 * policy forbids; this one uses the site's stylesheet, as linked by `page`, and needs no script. Throws if there is
 * none.
 */
export function errorPage(page: string): string {
  const stylesheet = parsePage(page).find(({ attributes }) => attributes.get('rel') === 'stylesheet')
  if (!stylesheet) throw new Error('Found no stylesheet for the error page')
  // React's own attributes (`data-precedence`) have no use here.
  const link = stylesheet.tag.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/\s*\/?>$/, '>')
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Unexpected Application Error!</title>${link}</head>`,
    '<body><main><div class="page-width band max-w-3xl"><h1>Unexpected Application Error!</h1>',
    '<p class="mt-3 text-lg text-muted-foreground">Something went wrong on our side. Please try again in a moment.</p>',
    '<p class="mt-6"><a href="/" class="btn btn-default">Back to Home</a></p></div></main></body></html>',
  ].join('')
}
