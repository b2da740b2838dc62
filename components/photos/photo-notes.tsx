'use client'

import type { PhotoActions } from './use-photo-actions'

interface Props {
  actions: Pick<PhotoActions, 'busy' | 'problems'>
  done: string
  undo?: () => void
}

export function PhotoNotes({ actions: { busy, problems }, done, undo }: Props) {
  const text = busy || done
  return (
    <>
      <p role="status" className="fill-hint">
        {text && `${text} `}
        {!busy && undo && (
          <button type="button" className="text-link" onClick={undo}>
            Undo
          </button>
        )}
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
