import { pageMetadata, rootMetadata } from '@/lib/seo/metadata'

const list = { title: 'All Templates', description: 'All.', path: '/templates' }

it('has canonical URL, feed and image of the page, for Open Graph and X, and no site name after an absolute title', () => {
  expect(String(rootMetadata('https://docs.example').metadataBase)).toBe('https://docs.example/')
  expect(pageMetadata({ ...list, absoluteTitle: true }).title).toEqual({ absolute: 'All Templates' })
  const { alternates, openGraph, twitter } = pageMetadata(list)
  expect(alternates).toEqual({ canonical: '/templates', types: { 'application/atom+xml': '/feed.xml' } })
  const image = expect.objectContaining({ url: '/pictures/templates.jpg', width: 1200, height: 630 }) as unknown
  expect(openGraph).toMatchObject({ title: 'All Templates', url: '/templates', images: [image] })
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: ['/pictures/templates.jpg'] })
  expect(pageMetadata({ ...list, path: '/' }).twitter?.images).toEqual(['/pictures/home.jpg'])
})
