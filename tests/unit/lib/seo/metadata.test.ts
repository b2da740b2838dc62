import { pageMetadata, rootMetadata } from '@/lib/seo/metadata'

it('resolves canonical addresses against the given site', () => {
  expect(String(rootMetadata('https://docs.example').metadataBase)).toBe('https://docs.example/')
  const page = pageMetadata({ title: 'All Templates', description: 'All.', path: '/templates' })
  expect(page.alternates?.canonical).toBe('/templates')
  expect(page.openGraph).toMatchObject({ title: 'All Templates', url: '/templates' })
})

it('lets a title stand alone', () => {
  expect(pageMetadata({ title: 'Home', description: '', path: '/', absoluteTitle: true }).title).toEqual({
    absolute: 'Home',
  })
})
