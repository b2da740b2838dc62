'use client'

import { useState } from 'react'
import { takeStill } from '@/lib/platform/still-contents'

export interface StillElement {
  as?: 'div' | 'section' | 'nav' | 'ol' | 'script'
  className?: string
  hidden?: boolean
  'aria-label'?: string
}

/** The client's half of {@link Still}. On the server it has the content; in a browser it leaves alone what is there. */
export function StillPart({ as: Element = 'div', id, ...element }: StillElement & { id: number }) {
  const [content] = useState(() => takeStill(id))
  if (content?.html !== undefined) return <Element {...element} dangerouslySetInnerHTML={{ __html: content.html }} />
  if (content) return <Element {...element}>{content.children}</Element>
  if (typeof window === 'undefined') throw new Error(`The still part ${id} of the page has no content`)
  return <Element {...element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
