import type { ReactNode } from 'react'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { navigation } from './navigation'

interface SiteHeaderProps {
  search?: ReactNode
  /** Beside the search on large screens. */
  actions?: ReactNode
  /** Below the links of the mobile menu. */
  menuActions?: ReactNode
}

export function SiteHeader({ search, actions, menuActions }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page-width flex h-16 items-center gap-2 md:gap-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="Main" className="ml-2 hidden md:flex">
          {navigation.map(({ name, href }) => (
            <a key={href} href={href} className="nav-link">
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {search}
          {actions && <div className="hidden md:block">{actions}</div>}
          <MobileMenu actions={menuActions} />
        </div>
      </div>
    </header>
  )
}
