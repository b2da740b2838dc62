/** The warning that comes before any core, cut or tear-off. */
import type { RoofSystem } from '../system'
import * as d from '@/lib/documents/author'

/**
 * Asbestos in old roofing, for every form that speaks of cores or of tear-off. Source: 40 CFR 61.141 and 61.145(a)
 * (inspection of a facility before its renovation), 29 CFR 1926.1101(g) and (k) (work that disturbs the material).
 */
export const asbestosNote = (): d.Block =>
  d.safetyNote(
    'Asbestos: before any core, cut, or tear-off',
    'Old felts, shingles, roof cement, coatings, and flashings may contain asbestos. Without a survey or laboratory ' +
      'result for every layer, do not cut (40 CFR 61.145(a), not for a house of four units or fewer; 29 CFR 1926.1101).',
  )

/** The warning on every low-slope roof, whose inspections speak of cores; nothing on a steep one. */
export const asbestosBeforeCores = ({ type }: Pick<RoofSystem, 'type'>): d.Block[] =>
  type === 'flat' ? [asbestosNote()] : []
