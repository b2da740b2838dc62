'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { countOf } from '@/lib/utils'

/** The blank places of a document. */
export interface BlankGroup {
  /** The document, where a file has several. */
  title?: string
  places: readonly { label: string; href: string }[]
}

/** What a person wants to do with a file that has blanks. */
export interface AskedBlanks {
  groups: readonly BlankGroup[]
  /** `Download`, `Share`. */
  verb: string
  go: () => void
}

const countIn = (groups: readonly BlankGroup[]): number => groups.reduce((sum, { places }) => sum + places.length, 0)

interface Props {
  /** Undefined while nothing is asked. */
  asked: AskedBlanks | undefined
  onClose: () => void
}

/** Names the blanks of a file before it is made: each is a link to its place, and the file can be had all the same. */
export function BlankDialog({ asked, onClose }: Props) {
  const count = countIn(asked?.groups ?? [])
  const goOn = (): void => {
    onClose()
    asked?.go()
  }
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={`${countOf(count, 'place')} ${count === 1 ? 'is' : 'are'} blank`}
      description="Fill them in first, or get the file as it is."
    >
      <div className="mb-4 grid max-h-[50dvh] gap-3 overflow-y-auto">
        {asked?.groups.map(({ title, places }, index) => (
          <section key={index} aria-label={title}>
            {title && <h3 className="font-semibold">{title}</h3>}
            <ul className="points">
              {places.map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <a className="text-link" href={href} onClick={onClose}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="dialog-actions">
        <Button variant="outline" onClick={goOn}>
          {asked?.verb} anyway
        </Button>
      </div>
    </Dialog>
  )
}
