import { useRef, type MouseEvent } from 'react'
import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { Icon } from '@/components/ui/icon'
import { entryPages, helpPages, navigation, ownPages } from './navigation'

const menuId = 'mobile-menu'
/** Invoker commands: in browsers that support them, the menu works without scripts. */
const opens = { command: 'show-modal', commandfor: menuId }
const closes = { command: 'close', commandfor: menuId }

const linksTo = (pages: readonly { name: string; href: string }[], className: string) =>
  pages.map(({ name, href }) => (
    <a key={href} href={href} className={className}>
      {name}
    </a>
  ))

/** The menu of small screens, a dialog that opens without scripts in most browsers. */
export function MobileMenu() {
  const menu = useRef<HTMLDialogElement>(null)

  const open = (): void => {
    if (!menu.current?.open) menu.current?.showModal()
  }
  const closeOnChoice = (event: MouseEvent<HTMLDialogElement>): void => {
    const onOverlay = event.target === event.currentTarget && event.clientX < event.currentTarget.offsetLeft
    const onControl = event.target instanceof Element && event.target.closest('a, button')
    if (onOverlay || onControl) menu.current?.close()
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-icon md:hidden"
        aria-label="Open menu"
        onClick={open}
        {...opens}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog ref={menu} id={menuId} className="drawer" aria-label="Menu" closedby="any" onClick={closeOnChoice}>
        <div className="flex justify-end">
          <button type="button" className="btn btn-ghost btn-icon" aria-label="Close menu" {...closes}>
            <Icon name="x" size={24} />
          </button>
        </div>
        <nav aria-label="Mobile">{linksTo(navigation, 'drawer-link')}</nav>
        <nav aria-label="More">{linksTo([...entryPages, ...helpPages], 'drawer-link')}</nav>
        <div className="mt-6 grid gap-3">
          <GetTemplatesButton />
          {linksTo(ownPages, 'btn btn-outline')}
        </div>
      </dialog>
    </>
  )
}
