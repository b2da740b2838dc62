import { closest } from '@/components/platform/delegation'
import { customerCopyName, fileNameOf, fillUrl, formatOfUrl, isCustomerCopy } from '@/lib/paths'
import { DOWNLOAD_LINK, readTarget } from './target'

const UNFILLED = '.menu[data-more]'

function linkTo(url: string, name: string): HTMLAnchorElement {
  const format = formatOfUrl(url)
  if (!format) throw new Error(`${url} has no known format`)
  const isCopy = isCustomerCopy(url)
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(isCopy ? customerCopyName(name) : name, format)
  link.dataset.download = ''
  link.textContent = isCopy ? 'Customer copy' : format
  link.setAttribute('aria-label', `${isCopy ? link.textContent : `${format} file`} of ${name}`)
  return link
}

/** Writes the links of a card's menu: the form in place of the link to the template's page, then the other files. */
function fillMenu(menu: HTMLElement): void {
  const card = menu.closest('article')
  const primary = card?.querySelector<HTMLAnchorElement>(DOWNLOAD_LINK)
  const first = menu.querySelector('a')
  const target = primary && readTarget(primary)
  if (!first || target?.kind !== 'file') throw new Error('A menu of files is not on the card of a template')
  const stem = primary!.pathname.slice(0, primary!.pathname.lastIndexOf('.') + 1)
  const endings = menu.dataset.more?.split(' ').filter(Boolean) ?? []
  first.href = fillUrl(target.slug)
  first.textContent = 'Fill it in here'
  first.after(...endings.map((ending) => linkTo(stem + ending, target.name)))
  delete menu.dataset.more
}

export function fillMenuOf(event: Event): void {
  const menu = closest<HTMLElement>(event, UNFILLED)
  if (menu) fillMenu(menu)
}

/** Fills the menus that were opened before the page was live. */
export const fillOpenMenus = (): void => document.querySelectorAll<HTMLElement>(`${UNFILLED}[open]`).forEach(fillMenu)
