import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

function confirmCopy(button: HTMLElement): void {
  const text = button.querySelector('span')
  if (!text) throw new Error('A copy button has its text in a span')
  const before = timers.has(button) ? 'Copy Link' : text.textContent
  clearTimeout(timers.get(button))
  text.textContent = 'Copied!'
  timers.set(
    button,
    setTimeout(() => {
      text.textContent = before
      timers.delete(button)
    }, constants.copiedShown),
  )
}

async function copyLink(button: HTMLElement, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    confirmCopy(button)
    showToast({ kind: 'success', title: 'Link copied to clipboard!' })
  } catch (error) {
    console.error('The link could not be copied.', error)
    showToast({ kind: 'error', title: 'Failed to copy link' })
  }
}

async function shareByDevice(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error('The link could not be shared.', error)
    showToast({ kind: 'error', title: 'Something went wrong. Please try again.' })
  }
}

/** Performs the action of a share button (see `share-box.tsx`). */
export function share(button: HTMLElement): Promise<void> {
  const { share: way, url = location.href, name = document.title } = button.dataset
  return way === 'device' ? shareByDevice(url, name) : copyLink(button, url)
}
