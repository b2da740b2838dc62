'use client'

import { ControlField } from '../control-field'
import { SignaturePlace } from '../signature/signature-place'
import type { BlockProps } from './types'

export function SignaturesBlock({ block: { note, parties }, controls }: BlockProps<'signatures'>) {
  return (
    <>
      {note && <p className="fill-prose">{note}</p>}
      <div className="fill-parties">
        {parties.map((party) => (
          <fieldset key={party.name} className="fill-party">
            <legend>{party.role}</legend>
            <SignaturePlace party={party} />
            {controls
              .filter((control) => control.name.startsWith(`${party.name}.`))
              .map((control) => (
                <ControlField key={control.name} control={control} />
              ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}
