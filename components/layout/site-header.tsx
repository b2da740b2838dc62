'use client'

import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { HeaderSearch } from '@/components/search/header-search'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { entryPages, mainContentId, navigation } from './navigation'

/** The header of every page: logo, navigation, search and the Get Templates button. As a client component it is in no page's payload. */
export function SiteHeader({ name: siteName }: { name: string }) {
  return (
    <header className="site-header">
      <a href={`#${mainContentId}`} className="btn btn-default skip-link">
        Skip to main content
      </a>
      <div className="page-width site-bar">
        <a href="/">
          <Logo name={siteName} />
        </a>
        <nav aria-label="Main" className="hidden md:flex">
          {[...navigation, ...entryPages].map(({ name, href }) => (
            <a key={href} href={href} className="nav-link">
              {name}
            </a>
          ))}
        </nav>
        <div>
          <HeaderSearch />
          <GetTemplatesButton className="hidden md:inline-flex" />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
