import { site } from '@/data/site'
import { escapeHtml } from '@/lib/text'

/** Renders a complete page without scripts, for responses that no page of the site can give. `body` is HTML. */
export function htmlResponse(title: string, body: string, init: { status: number; headers?: HeadersInit }): Response {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
  return new Response(page, { status: init.status, headers })
}
