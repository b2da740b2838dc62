import { TextList } from '@/components/ui/text-list'
import { Status } from '@/components/ui/status'
import { TextButton } from '@/components/ui/text-link'
import type { PhotoActions } from './use-photo-actions'

/** What was done, and how to undo it. */
export interface Done {
  text: string
  undo?: () => void
}

interface Props {
  actions: Pick<PhotoActions, 'busy' | 'problems'>
  done: Done
}

/** What is being done with photos, what was done, with an undo, and which files were refused. */
export function PhotoNotes({ actions: { busy, problems }, done: { text: done, undo } }: Props) {
  const text = busy || done
  return (
    <>
      <Status className="fill-hint">
        {text && `${text} `}
        {!busy && undo && <TextButton onClick={undo}>Undo</TextButton>}
      </Status>
      {problems.length > 0 && <TextList role="alert" className="field-error" texts={problems} />}
    </>
  )
}
