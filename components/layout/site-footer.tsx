'use client'

import type { Site } from '@/data/site'
import { Logo } from './logo'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { footerLinks, ownPages } from './navigation'

/** Replaced by the inline script (`visitor-memory.ts`) with the year of the visit. */
const year = new Date().getFullYear()

const linkItem = ({ name, href }: { name: string; href: string }) => (
  <li key={href}>
    <a href={href}>{name}</a>
  </li>
)

/** The footer of every page: links and the newsletter form. As a client component it is in no page's payload. */
export function SiteFooter({ name: siteName, tagline, social }: Pick<Site, 'name' | 'tagline' | 'social'>) {
  return (
    <footer className="site-footer">
      <div className="page-width footer-grid">
        <div>
          <Logo name={siteName} />
          <p className="footer-line">{tagline}</p>
          <NewsletterForm />
        </div>
        <div className="footer-lists">
          <nav aria-label="Footer">
            <ul>{footerLinks.map(linkItem)}</ul>
          </nav>
          <ul aria-label="In this browser">{ownPages.map(linkItem)}</ul>
          <ul aria-label="Social media">
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="page-width footer-end">
        ©{' '}
        <span data-year="" suppressHydrationWarning>
          {year}
        </span>{' '}
        {siteName}. All rights reserved.
      </p>
    </footer>
  )
}
