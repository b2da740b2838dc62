import { pageMetadata, rootMetadata } from '@/lib/seo/metadata'

const list = { title: 'All Templates', description: 'All.', path: '/templates' }

it('resolves canonical URLs against the given site', () => {
  expect(String(rootMetadata('https://docs.example').metadataBase)).toBe('https://docs.example/')
  const page = pageMetadata(list)
  expect(page.alternates?.canonical).toBe('/templates')
  expect(page.openGraph).toMatchObject({ title: 'All Templates', url: '/templates' })
})

it('names the image of the page for Open Graph and X', () => {
  const { openGraph, twitter } = pageMetadata(list)
  expect(openGraph?.images).toEqual([
    expect.objectContaining({ url: '/pictures/templates.jpg', width: 1200, height: 630 }),
  ])
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: ['/pictures/templates.jpg'] })
  expect(pageMetadata({ ...list, path: '/' }).twitter?.images).toEqual(['/pictures/home.jpg'])
})

it('links to the feed', () => {
  expect(pageMetadata(list).alternates?.types).toEqual({ 'application/atom+xml': '/feed.xml' })
})

it('omits the site’s name after an absolute title', () => {
  expect(pageMetadata({ title: 'Home', description: '', path: '/', absoluteTitle: true }).title).toEqual({
    absolute: 'Home',
  })
})
