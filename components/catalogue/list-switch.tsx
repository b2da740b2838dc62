'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { storageKeys } from '@/lib/constants'

const CHANGED = 'listchanged'
const isRows = (): boolean => document.documentElement.dataset.list === 'rows'

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** Shows lists as rows or as cards from now on, also on the pages to come: the hydration loader reads it first. */
function choose(rows: boolean): void {
  const root = document.documentElement
  if (rows) root.dataset.list = 'rows'
  else delete root.dataset.list
  dispatchEvent(new Event(CHANGED))
  try {
    if (rows) localStorage.setItem(storageKeys.list, 'rows')
    else localStorage.removeItem(storageKeys.list)
  } catch (error) {
    console.error('The choice of rows or cards could not be stored.', error)
  }
}

/** A card's text lies above the link that covers the card, so that it can be selected; a click on it opens the page. */
function openByText(event: MouseEvent): void {
  const text = closest(event, '.list .card-text')
  if (text && isPlainClick(event) && !getSelection()?.toString())
    text.closest('.card')?.querySelector<HTMLAnchorElement>('.card-title a')?.click()
}

/** Two buttons: lists as cards, or as rows. */
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
