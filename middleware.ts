import { NextResponse, type NextRequest } from 'next/server'
import slugs from '@/lib/catalogue/generated/slugs.json'

const known = { templates: new Set(slugs.templates), categories: new Set(slugs.categories) }
const missing = { templates: '/missing/template', categories: '/missing/category' } as const

/** Answers unknown templates and categories with their own not-found text, and filtered lists with the dynamic page. */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const [, area, slug, ...rest] = url.pathname.split('/')
  if (area === 'templates' && !slug) {
    url.pathname = '/browse'
    return NextResponse.rewrite(url)
  }
  if ((area === 'templates' || area === 'categories') && slug && !rest.length && !known[area].has(slug)) {
    url.pathname = missing[area]
    return NextResponse.rewrite(url, { status: 404 })
  }
  return NextResponse.next()
}

export const config = {
  matcher: [
    '/templates/:slug',
    '/categories/:slug',
    { source: '/templates', has: [{ type: 'query', key: 'format' }] },
    { source: '/templates', has: [{ type: 'query', key: 'category' }] },
    { source: '/templates', has: [{ type: 'query', key: 'system' }] },
    { source: '/templates', has: [{ type: 'query', key: 'sort' }] },
    { source: '/templates', has: [{ type: 'query', key: 'page' }] },
  ],
}
