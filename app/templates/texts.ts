import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

const page = fixedPage('/templates')

export const templatesTitle = page.title

export const templatesMetadata: Metadata = pageMetadata(page)
