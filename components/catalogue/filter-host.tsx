'use client'

import { useEffect } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { filtersId } from './filter-names'
import { formUrl } from './filter-url'

const FEWER_FILTERS = '.browser :is(.chip, a[href="/templates"])'

const show = (url: string, isNew = true): void => {
  import('./swap-list')
    .then(({ swapList }) => swapList(url, isNew))
    .catch((error: unknown) => {
      console.error('The list could not be shown in place.', error)
      location.assign(url)
    })
}

/** Shows the new list in place for every change, and for a link that removes a filter, with a URL that Back undoes. */
export function FilterHost() {
  useEffect(() => {
    const form = document.getElementById(filtersId) as HTMLFormElement
    let shown = location.search
    const go = (url: string): void => {
      shown = new URL(url, location.href).search
      show(url)
    }
    const onChange = (event: Event): void => {
      if ((event.target as HTMLInputElement).form === form) go(formUrl(form))
    }
    const onSubmit = (event: SubmitEvent): void => {
      if (event.target !== form) return
      event.preventDefault()
      if (form.matches(':popover-open')) form.hidePopover()
      if (formUrl(form) !== location.pathname + location.search) go(formUrl(form))
    }
    const onClick = (event: MouseEvent): void => {
      const link = closest<HTMLAnchorElement>(event, FEWER_FILTERS)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      go(link.href)
    }
    const onBack = (): void => {
      if (location.search === shown) return
      shown = location.search
      show(location.href, false)
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    document.addEventListener('change', onChange, { signal })
    document.addEventListener('submit', onSubmit, { signal })
    document.addEventListener('click', onClick, { signal })
    addEventListener('popstate', onBack, { signal })
    // A box that was checked before hydration.
    if ([...form.elements].some(isChanged)) go(formUrl(form))
    return () => unmounted.abort()
  }, [])
  return null
}

const isChanged = (control: Element): boolean =>
  control instanceof HTMLInputElement
    ? control.checked !== control.defaultChecked
    : control instanceof HTMLSelectElement && !(control.selectedOptions[0]?.defaultSelected ?? true)
