import type { ReactNode } from 'react'
import { singleton } from '@/lib/singleton'

/** More than all pages that are rendered at once have. What a request leaves behind, as one for data alone, is dropped. */
const MOST = 1000

/** Parts of a page, or HTML. */
interface StillContent {
  children?: ReactNode
  html?: string
}

/** Shared by the two module graphs in which a page is rendered, so that content gets from one to the other unserialized. */
const kept = () => singleton('still-contents', () => ({ last: 0, contents: new Map<number, StillContent>() }))

/** Keeps content of a page until it is taken. Returns its number. */
export function keepStill(content: StillContent): number {
  const store = kept()
  const id = ++store.last
  store.contents.set(id, content)
  if (store.contents.size > MOST) store.contents.delete(id - MOST)
  return id
}

/** Takes the content of this number out; undefined if there is none, as in every browser. */
export function takeStill(id: number): StillContent | undefined {
  const { contents } = kept()
  const content = contents.get(id)
  contents.delete(id)
  return content
}
