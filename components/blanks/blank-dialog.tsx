import type { MouseEvent } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { countOf } from '@/lib/utils'

export interface BlankGroup {
  title?: string
  places: readonly { label: string; href: string }[]
}

export interface AskedBlanks {
  groups: readonly BlankGroup[]
  verb: string
  go: () => void
}

const countIn = (groups: readonly BlankGroup[]): number => groups.reduce((sum, { places }) => sum + places.length, 0)

/** Lists what is blank, with a link to each place, and lets the person continue anyway. */
export function BlankDialog({ asked: { groups, verb, go }, onClose }: { asked: AskedBlanks; onClose: () => void }) {
  const count = countIn(groups)
  // Closed by itself, it gives the focus back before a link or a file takes it on.
  const close = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest('dialog')?.close()
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={`${countOf(count, 'place')} ${count === 1 ? 'is' : 'are'} blank`}
      description={`Fill ${count === 1 ? 'it' : 'them'} in first, or continue without ${count === 1 ? 'it' : 'them'}.`}
    >
      <div className="mb-2 grid gap-3">
        {groups.map(({ title, places }, index) => (
          <section key={index} aria-label={title}>
            {title && <h3 className="font-semibold">{title}</h3>}
            <ul className="points">
              {places.map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <a className="text-link" href={href} onClick={close}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="dialog-actions sticky bottom-0 bg-[var(--popover)] py-2">
        <OutlineButton
          onClick={(event) => {
            close(event)
            go()
          }}
        >
          {verb} anyway
        </OutlineButton>
      </div>
    </Dialog>
  )
}
