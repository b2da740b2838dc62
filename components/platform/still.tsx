import type { ReactNode } from 'react'
import { keepStill } from '@/lib/platform/still-contents'
import { StillPart, type StillElement } from './still-part'

type Content = { children: ReactNode; html?: undefined } | { html: string; children?: undefined }

/**
 * An element whose content, parts of a page or its HTML, stays as the server writes it: the content is neither in the
 * page's payload nor attached to by React, so the page has less to load and to do when it becomes live. It may hold no
 * client component (rendering one throws). Scripts reach it by delegation.
 */
export function Still({ children, html, ...element }: StillElement & Content) {
  const id = keepStill(html === undefined ? { children } : { html })
  return <StillPart key={id} {...element} id={id} />
}
