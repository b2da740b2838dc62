import { Icon } from '@/components/ui/icon'
import { site } from '@/data/site'

/** Buttons to copy the link, email it, or open the device's share sheet: `visitor-memory.ts` shows that one if there is any. */
export function ShareBox({ name, url }: { name: string; url: string }) {
  const subject = encodeURIComponent(`Check out this template: ${name}`)
  const body = encodeURIComponent(`${name} (free from ${site.name})\n\n${url}`)
  return (
    <section aria-label="Share" className="share">
      <span className="font-semibold">Share</span>
      <button type="button" className="btn btn-outline btn-sm" data-share="copy" data-url={url}>
        <Icon name="link-2" size={18} />
        <span aria-live="polite">Copy Link</span>
      </button>
      <a className="btn btn-outline btn-sm" href={`mailto:?subject=${subject}&body=${body}`}>
        <Icon name="mail" size={18} />
        Email
      </a>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        data-share="device"
        data-url={url}
        data-name={name}
        hidden
        suppressHydrationWarning
      >
        <Icon name="share-2" size={18} />
        More
      </button>
    </section>
  )
}
