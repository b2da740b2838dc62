import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { HeaderSearch } from '@/components/search/header-search'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { mainContentId, navigation, ownPages } from './navigation'

/** The header of every page: logo, navigation, search and the Get Templates button. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <a href={`#${mainContentId}`} className="btn btn-default skip-link">
        Skip to main content
      </a>
      <div className="page-width flex min-h-16 flex-wrap items-center gap-2 lg:gap-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden md:flex lg:ml-2">
          {navigation.map(({ name, href }) => (
            <a key={href} href={href} className="nav-link">
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <HeaderSearch />
          <GetTemplatesButton className="hidden md:inline-flex" />
          <MobileMenu
            actions={
              <>
                <GetTemplatesButton />
                {ownPages.map(({ name, href }) => (
                  <a key={href} href={href} className="btn btn-outline">
                    {name}
                  </a>
                ))}
              </>
            }
          />
        </div>
      </div>
    </header>
  )
}
