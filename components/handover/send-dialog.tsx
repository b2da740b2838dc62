import { CheckRow } from '@/components/ui/check-row'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { saveBlob } from '@/components/download/save-file'
import { useFilling } from '@/components/filling/filling'
import { typedIn } from '@/components/filling/use-live'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-queue'
import { newDraft } from '@/lib/fill/drafts'
import { exportDrafts } from '@/lib/fill/drafts-file'
import { changedTyped } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import {
  choosableIn,
  linkFor,
  MOST_IN_CODE,
  MOST_IN_LINK,
  type ChoosableSection,
  type Handed,
} from '@/lib/handover/link'
import { countOf } from '@/lib/utils'
import { encode } from 'uqr'

/** Places without a mark around a code, which cameras need. */
const QUIET = 4

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x += 1
        runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
      }
      return runs
    })
    .join('')
}

/** A link as a code for the camera of another phone. */
function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'L', border: QUIET })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-96 justify-self-center bg-white"
      role="img"
      aria-label="Code for the camera of the other phone"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}

interface SectionProps {
  section: ChoosableSection
  chosen: ReadonlySet<string>
  onChange: (names: readonly string[], isChosen: boolean) => void
}

/** The entries of a section, chosen together or one by one. */
function SectionChoice({ section: { title, entries }, chosen, onChange }: SectionProps) {
  const names = entries.map(({ name }) => name)
  const count = names.filter((name) => chosen.has(name)).length
  const hasOffice = entries.some(({ isOffice }) => isOffice)
  return (
    <li className="grid gap-2">
      <CheckRow
        checked={count === names.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < names.length
        }}
        onChange={(isChecked) => onChange(names, isChecked)}
      >
        {title}: {count} of {countOf(names.length, 'entry', 'entries')}
        {hasOffice && <span className="fill-hint block">Includes numbers from office-only pages.</span>}
      </CheckRow>
      <details>
        <summary>Show entries</summary>
        <ul className="mt-2 grid gap-2">
          {entries.map(({ name, label, shown }) => (
            <li key={name} className="break-words">
              <CheckRow checked={chosen.has(name)} onChange={(isChecked) => onChange([name], isChecked)}>
                {label}: {shown.slice(0, 80)}
              </CheckRow>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

const never = (): (() => void) => () => undefined

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ kind: 'success', title: 'Link copied' })
  } catch (error) {
    console.error('The link could not be copied.', error)
    showToast({ kind: 'error', title: 'This browser did not allow copying.' })
  }
}

async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ url: link, title })
  } catch (error) {
    // Closing the list of apps is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error('The link could not be shared.', error)
    showToast({ kind: 'error', title: 'The link could not be shared.' })
  }
}

interface WaysProps {
  link: string
  title: string
  onFile: () => void
}

/** The ways to hand entries on. A long link has no code, and a longer one is a file. */
function Ways({ link, title, onFile }: WaysProps) {
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const isLink = link.length <= MOST_IN_LINK
  return (
    <div className="grid gap-3">
      {link.length <= MOST_IN_CODE ? (
        <QrCode link={link} />
      ) : (
        <p role="status">
          {isLink
            ? 'Too long for a QR code: send the link, or choose less.'
            : 'Too long for a link: save the file and open it on the other phone under Drafts, Import.'}
        </p>
      )}
      <div className="dialog-actions">
        {isLink && <Button onClick={() => void copy(link)}>Copy the link</Button>}
        {isLink && canShare && <OutlineButton onClick={() => void share(link, title)}>Share the link</OutlineButton>}
        <Button variant={isLink ? 'outline' : 'default'} onClick={onFile}>
          Save a file
        </Button>
      </div>
    </div>
  )
}

/** At first all is chosen, but not the company, which the other phone has itself, nor what the office keeps. */
const firstChoice = (sections: readonly ChoosableSection[]): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ entries }) => entries)
      .filter(({ name, isOffice }) => !isOffice && !name.startsWith('company.'))
      .map(({ name }) => name),
  )

function useChoice() {
  const { form } = useFilling()
  const methods = useFormContext<TypedValues>()
  const [typed] = useState(() => changedTyped(form, typedIn(methods)))
  const sections = useMemo(() => choosableIn(form, typed), [form, typed])
  const [chosen, setChosen] = useState(() => firstChoice(sections))
  const change = (names: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen)
    for (const name of names) {
      if (isChosen) next.add(name)
      else next.delete(name)
    }
    setChosen(next)
  }
  const handed = Object.fromEntries(Object.entries(typed).filter(([name]) => chosen.has(name)))
  return { sections, chosen, change, typed: handed }
}

/** Hands the entries of a form to another phone: by code, link or file. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const { opened, growable } = useFilling()
  const { sections, chosen, change, typed } = useChoice()
  const { slug, state, template } = opened
  const handed: Handed = { typed, rows: Object.fromEntries(growable) }
  const link = linkFor({ origin: window.location.origin, slug, state }, handed)
  const saveFile = async (): Promise<void> => {
    const draft = { ...newDraft(slug, opened.model), typed, rows: handed.rows, ...(state ? { state } : {}) }
    saveBlob(await exportDrafts([draft]), `ridgedocs-${slug}.json`)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Send to another phone"
      description="Opens this form on another phone with what you choose. Photos, signatures and fields about health and identity stay here."
    >
      {sections.length === 0 ? (
        <p>Nothing is filled in yet.</p>
      ) : (
        <div className="grid gap-4">
          <ul className="grid gap-3" aria-label="Entries to send">
            {sections.map((section) => (
              <SectionChoice key={section.id} section={section} chosen={chosen} onChange={change} />
            ))}
          </ul>
          {chosen.size === 0 ? (
            <p role="status">Choose what to send.</p>
          ) : (
            <>
              <p>
                <strong>Anyone who gets the code, the link or the file can read it</strong>: the chosen entries are in
                it. They are never sent to our server. A link stays in the message that you send it with.
              </p>
              <Ways link={link} title={template.name} onFile={() => void saveFile()} />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
