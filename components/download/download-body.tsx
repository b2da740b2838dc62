import { lazyPart } from '@/components/ui/lazy-part'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { constants } from '@/lib/constants'
import { BundleProgress } from './bundle-progress'
import { EmailForm } from './email-form'
import { EssentialsLink } from './essentials-link'
import { FilledNotes } from './filled-notes'
import type { DownloadTarget } from './target'
import type { Download } from './use-download'
import type { View } from './view'

const LargeBundle = lazyPart(async () => (await import('./large-bundle')).LargeBundle)

interface Props {
  view: View
  target: DownloadTarget | null
  opening: number
  download: Download
}

const canSaveApart = (target: DownloadTarget | null): boolean =>
  target?.kind === 'bundle' && !target.state && target.files <= constants.bundleSeparateFiles

const browse = (text: string) => (
  <Button asChild>
    <a href="/templates">{text}</a>
  </Button>
)

/** What the dialog shows below its title. The email form stays while its download runs, which may fail. */
export function DownloadBody(props: Props) {
  const { view, target, opening, download } = props
  const isAsking = view === 'form' || (view === 'running' && !download.email)
  return (
    <>
      {isAsking && <EmailForm key={opening} hidden={view !== 'form'} target={target} onSubmit={download.submit} />}
      <OtherView {...props} />
    </>
  )
}

/** Everything but the email form: progress, what comes next, and ways out of a failure. */
function OtherView({ view, target, opening, download }: Props) {
  const apart = canSaveApart(target) && (
    <OutlineButton onClick={() => void download.saveApart()}>Save as Separate Files</OutlineButton>
  )
  switch (view) {
    case 'form':
    case 'returning':
      return null
    case 'running':
      return (
        <>
          <BundleProgress progress={download.progress} />
          <div className="dialog-actions">
            {apart}
            <OutlineButton onClick={download.cancel}>Cancel</OutlineButton>
          </div>
        </>
      )
    case 'success':
    case 'stopped':
      return (
        <>
          {view === 'success' && download.outcome && <FilledNotes outcome={download.outcome} />}
          <div className="dialog-actions">
            <OutlineButton onClick={() => void download.repeat()}>Download Again</OutlineButton>
            {apart}
            {browse('Browse More Templates')}
          </div>
        </>
      )
    case 'unfilled':
      return (
        <div className="dialog-actions">
          <Button onClick={() => void download.savePlain()}>Download Without My Name</Button>
          <OutlineButton onClick={() => void download.repeat()}>Try Again</OutlineButton>
        </div>
      )
    case 'planning':
      return target?.kind === 'bundle' ? (
        <LargeBundle key={opening} target={target} onPlain={() => void download.savePlain()} />
      ) : null
    case 'ready':
      return (
        <div className="dialog-actions">
          {browse('Browse Templates')}
          <EssentialsLink />
        </div>
      )
  }
}
