'use client'

import { useState } from 'react'
import { takeStill } from '@/lib/platform/still-contents'

export interface StillElement {
  as?: 'a' | 'aside' | 'div' | 'footer' | 'nav' | 'ol' | 'script' | 'section' | 'ul'
  className?: string
  href?: string
  hidden?: boolean
  'aria-label'?: string
}

const onPage = (id: number): string => document.querySelector(`[data-still="${id}"]`)?.innerHTML ?? ''

/**
 * The client's half of {@link Still}. On the server it has the content; in a browser it leaves alone what is there, and
 * writes the same again if React re-renders the page, for example because an extension has changed it.
 */
export function StillPart({ as: Element = 'div', id, ...element }: StillElement & { id: number }) {
  const [content] = useState(() => takeStill(id) ?? (typeof window === 'undefined' ? undefined : { html: onPage(id) }))
  if (!content) throw new Error(`The still part ${id} of the page has no content`)
  // A script has run already.
  const attributes = Element === 'script' ? element : { ...element, 'data-still': id }
  if (content.html === undefined) return <Element {...attributes}>{content.children}</Element>
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content.html }} />
}
