import type { RoofFacts, RoofSystem, SystemParts } from './types'

/** The roof system made of the seven files of its folder: its facts, and beside them what each kind of document needs. */
export const defineSystem = ({ facts, ...parts }: { facts: RoofFacts } & SystemParts): RoofSystem => ({
  ...facts,
  ...parts,
})
