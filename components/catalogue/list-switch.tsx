'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { storageKeys } from '@/lib/constants'
import { writeStored } from '@/lib/local-storage'

const CHANGED = 'listchanged'
const isRows = (): boolean => document.documentElement.dataset.list === 'rows'

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** Shows lists as rows or as cards, also on later pages: the hydration loader reads the choice first. */
function choose(rows: boolean): void {
  const root = document.documentElement
  if (rows) root.dataset.list = 'rows'
  else delete root.dataset.list
  dispatchEvent(new Event(CHANGED))
  writeStored(storageKeys.list, rows ? 'rows' : null)
}

/** A card's text is above the link that covers the card, which makes it selectable; a click on it opens the page. */
function openByText(event: MouseEvent): void {
  const text = closest(event, '.list .card-text')
  if (text && isPlainClick(event) && !getSelection()?.toString())
    text.closest('.card')?.querySelector<HTMLAnchorElement>('.card-title a')?.click()
}

/** The choice between cards and rows. It also makes a click on a card's text open its page. */
export function ListSwitch() {
  useEffect(() => {
    document.addEventListener('click', openByText)
    return () => document.removeEventListener('click', openByText)
  }, [])
  const rows = useSyncExternalStore(subscribe, isRows, () => false)
  return (
    <div role="group" aria-label="Show lists as" className="list-switch">
      <button
        type="button"
        aria-label="Cards"
        aria-pressed={!rows}
        suppressHydrationWarning
        onClick={() => choose(false)}
      />
      <button
        type="button"
        aria-label="Rows"
        aria-pressed={rows}
        suppressHydrationWarning
        onClick={() => choose(true)}
      />
    </div>
  )
}
