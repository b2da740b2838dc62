import { site } from '@/data/site'
import { Logo } from './logo'
import { navigation } from './navigation'

const linkClass = 'inline-flex min-h-11 items-center hover:underline underline-offset-4'
const pages = navigation.filter(({ href }) => href !== '/')

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-8 py-12 sm:grid-cols-[1fr_auto_auto] sm:gap-16">
        <div>
          <Logo />
          <p className="mt-3 max-w-sm text-(--footer-muted)">{site.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {pages.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="Social media">
          {site.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="page-width border-t border-white/15 py-5 text-sm text-(--footer-muted)">
        © {new Date().getFullYear()} {site.name}. All rights reserved.
      </p>
    </footer>
  )
}
