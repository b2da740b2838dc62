import { TextList } from '@/components/ui/text-list'
import { CheckRow } from '@/components/ui/check-row'
import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { BlankDialog } from '@/components/blanks/blank-dialog'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Segments } from '@/components/ui/segments'
import { readers, type Reader } from '@/lib/fill/engine'
import type { Paper } from '@/lib/handover/papers'
import type { FileFormat } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { useSetBlanks } from './use-set-blanks'
import { useSetOutput, type Progress } from './use-set-output'
import { writeArchive, writePrint } from './write-set'

const DownloadModal = lazyPart(async () => (await import('@/components/download/download-modal')).DownloadModal)

interface Props {
  title: string
  papers: readonly Paper[]
}

type Audience = Reader | 'all'
const audiences: readonly (readonly [Audience, string])[] = [
  ['customer', 'Customer'],
  ['crew', 'Crew'],
  ['office', 'Office'],
  ['all', 'All, separately'],
]

const all: readonly FileFormat[] = ['PDF', 'Word', 'Excel']

/** The documents of the job, each of which can be left out. */
function ChosenPapers({ papers, left, onChange }: Pick<Props, 'papers'> & PaperChoice) {
  return (
    <ul className="grid gap-2" aria-label="Documents">
      {papers.map(({ draft, stage }) => (
        <li key={draft.id}>
          <CheckRow checked={!left.has(draft.id)} onChange={(isChecked) => onChange(draft.id, isChecked)}>
            {draft.name ?? draft.title}
            <span className="fill-hint block">{stage}</span>
          </CheckRow>
        </li>
      ))}
    </ul>
  )
}

interface PaperChoice {
  left: ReadonlySet<string>
  onChange: (id: string, isTaken: boolean) => void
}

/** How many documents are written. */
function Writing({ progress: { done, total }, onCancel }: { progress: Progress; onCancel: () => void }) {
  return (
    <div className="grid gap-2">
      <progress className="progress" aria-label="Preparing your documents" value={done} max={total} />
      <p role="status">
        Writing {Math.min(done + 1, total)} of {total}…
      </p>
      <OutlineButton className="justify-self-start" onClick={onCancel}>
        Cancel
      </OutlineButton>
    </div>
  )
}

/** What to check in the files that were written. */
function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  return <TextList role="status" className="grid gap-1" aria-label="Check these first" texts={messages} />
}

const forWhom: Readonly<Record<Audience, string>> = {
  customer: 'Customer pages only, without office and crew pages.',
  crew: 'Crew pages only.',
  office: 'Office pages only.',
  all: 'One file in three parts: customer, crew, office. Don’t send it to the customer.',
}

/** Prints chosen documents of a job as one PDF, or saves them as an archive. */
export function SetOutput({ title, papers }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [audience, setAudience] = useState<Audience>('customer')
  const [formats, setFormats] = useState<'PDF' | 'all'>('PDF')
  const { progress, messages, waiting, opening, run, cancel, stopWaiting } = useSetOutput()
  const chosen = papers.filter(({ draft }) => !left.has(draft.id))
  const { check, isLooking, asked, close } = useSetBlanks()
  const isIdle = !progress && !isLooking && chosen.length > 0
  const change = (id: string, isTaken: boolean): void => {
    const next = new Set(left)
    if (isTaken) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const readersOf = audience === 'all' ? readers : [audience]
  const print = (): Promise<void> =>
    check(chosen, () => void run(chosen, (options) => writePrint(title, chosen, readersOf, options)), readersOf)
  const archive = (): Promise<void> =>
    check(
      chosen,
      () => void run(chosen, (options) => writeArchive(title, chosen, formats === 'all' ? all : ['PDF'], options)),
    )
  if (papers.length === 0) return <p className="fill-hint">You have no documents to print yet.</p>
  return (
    <section className="grid gap-4" aria-label="Print or share documents">
      <ChosenPapers papers={papers} left={left} onChange={change} />
      <Segments legend="Print for" choices={audiences} chosen={audience} onChange={setAudience} />
      <p className="fill-hint">{forWhom[audience]}</p>
      <Button className="justify-self-start" disabled={!isIdle} onClick={() => void print()}>
        One PDF of {countOf(chosen.length, 'document')}
      </Button>
      <Segments
        legend="Files in the archive"
        choices={[
          ['PDF', 'PDF'],
          ['all', 'PDF, Word and Excel'],
        ]}
        chosen={formats}
        onChange={setFormats}
      />
      <OutlineButton className="justify-self-start" disabled={!isIdle} onClick={() => void archive()}>
        Archive with a folder for each stage (ZIP)
      </OutlineButton>
      {progress && <Writing progress={progress} onCancel={cancel} />}
      <Messages messages={messages} />
      {asked && <BlankDialog asked={asked} onClose={close} />}
      <p className="fill-hint">The files are made on this device. Nothing in your job is sent anywhere.</p>
      {waiting && <DownloadModal target={waiting} open opening={opening} onClose={stopWaiting} />}
    </section>
  )
}
