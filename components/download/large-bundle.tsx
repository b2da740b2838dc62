import { Status } from '@/components/ui/status'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Checkbox } from '@/components/ui/input'
import { constants } from '@/lib/constants'
import { sourceOf } from '@/lib/fill/company-writer'
import type { UnfinishedBundle } from '@/lib/fill/unfinished-bundle'
import type { FileFormat } from '@/lib/paths'
import { countOf, formatNumber } from '@/lib/utils'
import { BundleProgress } from './bundle-progress'
import { FilledNotes } from './filled-notes'
import { describeTime, timeFor } from './save-large'
import type { BundleTarget } from './target'
import { remaining, useLargeBundle, type LargeBundleState, type Plan } from './use-large-bundle'

declare global {
  interface Window {
    /** The File System Access API, which not every browser has. */
    showDirectoryPicker?: (options: { id?: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
  }
  interface FileSystemDirectoryHandle {
    requestPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>
  }
}

async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'templates', mode: 'readwrite' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** Writes a bundle that takes long: measures the device, offers formats and folder, and can be continued. */
export function LargeBundle({ target, onPlain }: { target: BundleTarget; onPlain: () => void }) {
  const state = useLargeBundle(target)
  const { phase, plan, progress, outcome, cancel } = state
  const plain = <OutlineButton onClick={onPlain}>Download Without My Name</OutlineButton>
  if (phase === 'measuring') return <p role="status">Measuring how fast this device writes documents…</p>
  if (phase === 'running')
    return (
      <>
        <BundleProgress progress={progress} />
        <p className="mb-4">Keep this open. If it is closed before the end, you can pick up where you left off.</p>
        <OutlineButton onClick={cancel}>Stop</OutlineButton>
      </>
    )
  if (phase === 'done')
    return (
      <>
        <Status className="mb-4">All files are saved, with your name on them.</Status>
        {outcome && <FilledNotes outcome={outcome} />}
      </>
    )
  if (!plan)
    return (
      <>
        <p role="alert" className="mb-4">
          This browser could not put your name on the files. You can have them as they are.
        </p>
        {plain}
      </>
    )
  return <Choice plan={plan} state={state} plain={plain} />
}

/** The formats to write, how long they take, and where to save them. */
function Choice({ plan, state, plain }: { plan: Plan; state: LargeBundleState; plain: React.ReactNode }) {
  const { phase, unfinished, start } = state
  const offered = [...new Set(plan.files.map(({ url }) => sourceOf(url).format))]
  const [formats, setFormats] = useState<readonly FileFormat[]>(offered)
  const files = remaining(plan.files, formats)
  const toggle = (format: FileFormat, isOn: boolean): void =>
    setFormats(offered.filter((each) => (each === format ? isOn : formats.includes(each))))
  const intoFolder = async (): Promise<void> => {
    const folder = await pickFolder()
    if (folder) start({ formats, folder })
  }
  return (
    <div className="grid gap-4">
      {phase === 'failed' && <p role="alert">Something went wrong. What is finished is saved. You can continue.</p>}
      {unfinished && <Resume plan={plan} unfinished={unfinished} start={start} />}
      {offered.length > 1 && (
        <fieldset>
          <legend className="label">Formats</legend>
          {offered.map((format) => (
            <label key={format} className="check-row">
              <Checkbox checked={formats.includes(format)} onChange={(event) => toggle(format, event.target.checked)} />
              {format}
              <small>{countOf(remaining(plan.files, [format]).length, 'file')}</small>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status">
        {files.length > 0
          ? `${countOf(files.length, 'file')} take ${describeTime(timeFor(files, plan.times))} on this device.`
          : 'Choose at least one format.'}
      </p>
      <div className="dialog-actions">
        {window.showDirectoryPicker ? (
          <Button disabled={files.length === 0} onClick={() => void intoFolder()}>
            Save to a Folder…
          </Button>
        ) : (
          <Button disabled={files.length === 0} onClick={() => start({ formats })}>
            Save as ZIP Files
          </Button>
        )}
        {plain}
      </div>
      {!window.showDirectoryPicker && (
        <p className="dialog-note">
          You get a ZIP file for every {constants.filledInArchive} templates. Your browser may ask whether this site may
          download several files.
        </p>
      )}
    </div>
  )
}

interface ResumeProps extends Pick<LargeBundleState, 'start'> {
  plan: Plan
  unfinished: UnfinishedBundle
}

/** Continues a bundle that was not finished, in the same folder if the browser allows it. */
function Resume({ plan, unfinished, start }: ResumeProps) {
  const [isRefused, setRefused] = useState(false)
  const { formats, finished, folder } = unfinished
  const left = remaining(plan.files, formats, finished)
  const resume = async (): Promise<void> => {
    const permission = await folder?.requestPermission?.({ mode: 'readwrite' })
    if (permission && permission !== 'granted') return setRefused(true)
    start({ formats, folder, from: unfinished })
  }
  return (
    <div className="surface grid gap-3 p-4">
      <p>
        {formatNumber(finished.length)} templates are done ({formats.join(', ')}). The other{' '}
        {countOf(left.length, 'file')} take {describeTime(timeFor(left, plan.times))}.
      </p>
      {isRefused && <p role="alert">The browser did not allow writing to that folder. Choose a folder below.</p>}
      <Button className="justify-self-start" onClick={() => void resume()}>
        Continue
      </Button>
    </div>
  )
}
