import { site } from '@/data/site'
import { CurrentYear } from './current-year'
import { Logo } from './logo'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { footerLinks, ownPages } from './navigation'

/** The footer of every page: links and the newsletter form. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-8 py-12 md:grid-cols-[minmax(0,24rem)_1fr] md:gap-16">
        <div>
          <Logo />
          <p className="mt-3 mb-6 max-w-sm text-(--footer-muted)">{site.tagline}</p>
          <NewsletterForm />
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-4 md:justify-end">
          <nav aria-label="Footer">
            <ul>
              {footerLinks.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ul aria-label="In this browser">
            {ownPages.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
          <ul aria-label="Social media">
            {site.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="page-width border-t border-white/15 py-5 text-sm text-(--footer-muted)">
        © <CurrentYear built={new Date().getFullYear()} /> {site.name}. All rights reserved.
      </p>
    </footer>
  )
}
