import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { Still } from '@/components/platform/still'
import { HeaderSearch } from '@/components/search/header-search'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { mainContentId, navigation, ways } from './navigation'

/** The header of every page: logo, navigation, search and the Get Templates button. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <a href={`#${mainContentId}`} className="btn btn-default skip-link">
        Skip to main content
      </a>
      <div className="page-width site-bar">
        <Still as="a" href="/">
          <Logo />
        </Still>
        <Still as="nav" aria-label="Main" className="hidden md:flex">
          {[...navigation, ...ways].map(({ name, href }) => (
            <a key={href} href={href} className="nav-link">
              {name}
            </a>
          ))}
        </Still>
        <div>
          <HeaderSearch />
          <GetTemplatesButton className="hidden md:inline-flex" />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
