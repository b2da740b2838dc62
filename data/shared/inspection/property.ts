/** Property and roof as the report's first facts, with the system already named. */
import type { RoofSystem } from '../system'
import * as d from '@/lib/documents/author'
import { propertyFields, roofFields } from './report'

/** Sloped roofs are measured in squares, flat roofs in square feet. */
const roofFieldOf = (system: RoofSystem, original: d.Field): d.Field => {
  if (original.name === 'roof.system') return { ...original, value: system.shortName }
  return original.name === 'roof.squares' && system.type === 'flat' ? d.field('roof.area') : original
}

export const systemProperty = (system: RoofSystem): d.Block[] => [
  d.section('Property and roof'),
  d.fields(4, ...propertyFields(), ...roofFields().map((entry) => roofFieldOf(system, entry))),
]
