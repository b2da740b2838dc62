'use client'

import { TextButton } from '@/components/ui/text-link'
import type { PhotoActions } from './use-photo-actions'

interface Props {
  actions: Pick<PhotoActions, 'busy' | 'problems'>
  done: string
  undo?: () => void
}

/** What is being done with photos, what was done, with an undo, and which files were refused. */
export function PhotoNotes({ actions: { busy, problems }, done, undo }: Props) {
  const text = busy || done
  return (
    <>
      <p role="status" className="fill-hint">
        {text && `${text} `}
        {!busy && undo && <TextButton onClick={undo}>Undo</TextButton>}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className="field-error">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  )
}
