import { NextResponse, type NextRequest } from 'next/server'
import slugs from '@/lib/catalogue/generated/slugs.json'
import { categoryUrl } from '@/lib/paths'
import { isFiltered } from '@/lib/platform/filter-keys'
import { contentSecurityPolicy } from '@/lib/platform/security-headers'

const known = { templates: new Set(slugs.templates), categories: new Set(slugs.categories) }
const missing = { templates: '/missing/template', categories: '/missing/category' } as const
const parts = new Map(Object.entries<string[]>(slugs.parts))
/** Every roof system has estimates. */
const roofs = new Set(parts.get('estimates-proposals'))

/** Earlier spellings of category slugs. */
const moved: Readonly<Record<string, string>> = { 'marketing-lead-generation': 'marketing-lead-gen' }

/**
 * Answers with a page rendered on request. Next.js takes the nonce for its inline scripts from the request's policy.
 * Browsers may keep the page for Back but must revalidate it otherwise; Next.js itself sends `no-store`.
 */
function renderPage(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  // A compile-time constant. The development server has no policy, see next.config.ts.
  if (process.env.NODE_ENV === 'development') return NextResponse.rewrite(url)
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentSecurityPolicy({ nonce, secure: url.protocol === 'https:' })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(url, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-cache')
  return response
}

function answerMissing(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return NextResponse.rewrite(url, { status: 404 })
}

/**
 * Passes a page below a category on if the category has it; otherwise answers with the category's own not-found text.
 */
function answerPart(request: NextRequest, category: string, part: string): NextResponse {
  const held = parts.get(category)
  if (held?.includes(part)) return NextResponse.next()
  return answerMissing(request, held?.length ? `/missing/${category}` : missing.categories)
}

/** Answers with the one page of all forms, which reads the template from its address. */
function answerForm(request: NextRequest, slug: string): NextResponse {
  if (!known.templates.has(slug) || slug.includes('.')) return answerMissing(request, missing.templates)
  const url = request.nextUrl.clone()
  url.pathname = '/fill'
  return NextResponse.rewrite(url)
}

/** Answers with the one page of all jobs, which reads the job from its address. Only the browser knows which there are. */
function answerJob(request: NextRequest, id: string): NextResponse {
  if (!/^[\w-]{8,64}$/.test(id)) return NextResponse.next()
  const url = request.nextUrl.clone()
  url.pathname = '/jobs'
  return NextResponse.rewrite(url)
}

/**
 * Answers unknown templates, categories and roof systems with their own not-found text, redirects former addresses,
 * leads forms and jobs to their pages, and gives dynamic pages their policy.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const [, area, slug, part] = pathname.split('/')
  if (area === 'systems' && slug)
    return roofs.has(slug) ? NextResponse.next() : answerMissing(request, '/missing/system')
  if (area === 'jobs' && slug) return answerJob(request, slug)
  if (area === 'templates' && !slug)
    return isFiltered(searchParams) ? renderPage(request, '/browse') : NextResponse.next()
  if (area !== 'templates' && area !== 'categories') return renderPage(request, pathname)
  const target = area === 'categories' && slug && Object.hasOwn(moved, slug) ? moved[slug] : undefined
  if (target) {
    const url = request.nextUrl.clone()
    url.pathname = categoryUrl(target)
    return NextResponse.redirect(url, 308)
  }
  if (area === 'templates' && slug && part === 'fill') return answerForm(request, slug)
  if (slug && part) return answerPart(request, slug, part)
  return !slug || known[area].has(slug) ? NextResponse.next() : answerMissing(request, missing[area])
}

export const config = {
  matcher: [
    '/templates/:slug',
    '/templates/:slug/fill',
    '/categories/:slug',
    '/categories/:slug/:part',
    '/systems/:slug',
    '/jobs/:id',
    '/search',
    '/browse',
    '/unsubscribe',
    '/confirm',
    '/members',
    '/templates',
  ],
}
