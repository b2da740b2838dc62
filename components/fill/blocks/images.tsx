'use client'

import { countOf } from '@/lib/utils'
import { ControlField } from '../control-field'
import type { BlockProps } from './types'

/** The places and captions of the document's picture frames. */
export function ImagesBlock({ block: { name, label, count }, controls }: BlockProps<'images'>) {
  return (
    <div className="fill-parties" role="group" aria-label={label}>
      <p className="fill-prose fill-wide">
        The document has {countOf(count, 'frame')}: add the pictures in the file, by a click on a frame.
      </p>
      {controls.length > 0 &&
        Array.from({ length: count }, (_, index) => (
          <fieldset key={index} className="fill-party">
            <legend>Frame {index + 1}</legend>
            {controls
              .filter((control) => control.name.startsWith(`${name}.${index + 1}.`))
              .map((control) => (
                <ControlField key={control.name} control={control} />
              ))}
          </fieldset>
        ))}
    </div>
  )
}
