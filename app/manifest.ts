import type { MetadataRoute } from 'next'
import { site } from '@/data/site'

const icon = (sizes: 192 | 512, purpose: 'any' | 'maskable') => ({
  ...{ src: `/icon-${sizes}.png`, type: 'image/png', sizes: `${sizes}x${sizes}` },
  purpose,
})

/** The app that browsers install: it starts with a person's jobs, which open without a network. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en-US',
    id: '/',
    start_url: '/jobs',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    categories: ['business', 'productivity'],
    // The mark is inside the circle to which systems crop a maskable icon.
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...([192, 512] as const).flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
    shortcuts: [
      { name: 'My jobs', url: '/jobs' },
      { name: 'My drafts', url: '/drafts' },
      { name: 'Find a form', url: '/templates' },
      { name: 'My company', url: '/company' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }] })),
  }
}
