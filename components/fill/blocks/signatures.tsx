'use client'

import { ControlField } from '../control-field'
import type { BlockProps } from './types'

/** Each signer's printed name, title and date. */
export function SignaturesBlock({ block: { note, parties }, controls }: BlockProps<'signatures'>) {
  return (
    <>
      {note && <p className="fill-prose">{note}</p>}
      <div className="fill-parties">
        {parties.map(({ name, role }) => (
          <fieldset key={name} className="fill-party">
            <legend>{role}</legend>
            {controls
              .filter((control) => control.name.startsWith(`${name}.`))
              .map((control) => (
                <ControlField key={control.name} control={control} />
              ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}
