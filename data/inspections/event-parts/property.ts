/** Property and roof as the report's first facts, with the system already named. */
import { propertyFields, roofFields } from '@/data/parts/inspection'
import type { RoofSystem } from '@/data/systems/types'
import { field, fields, section, type Block, type Field } from '@/lib/documents/author'

/** Sloped roofs are measured in squares, flat roofs in square feet. */
const roofFieldOf = (system: RoofSystem, original: Field): Field => {
  if (original.name === 'roof.system') return { ...original, value: system.shortName }
  return original.name === 'roof.squares' && system.type === 'flat' ? field('roof.area') : original
}

export const systemProperty = (system: RoofSystem): Block[] => [
  section('Property and roof'),
  fields(4, ...propertyFields(), ...roofFields().map((entry) => roofFieldOf(system, entry))),
]
