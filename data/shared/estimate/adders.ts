/** What a roof adds to the price of its squares: slope, height, layers and access. */
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'
import { steepSquares } from './measurements'
import { line, type ScopeGroup, type ScopeLine } from './scope'

/** Squares of the layers below the first, by the layers of the debris worksheet. */
export const furtherLayers = onceFilled('debris.layers', d.mul('measure.squares', d.max(d.sub('debris.layers', 1), 0)))

interface Adders {
  /** Planes have a rise, which gives their steep squares. */
  isSloped?: boolean
  /** `worksheet`: counted there. `typed`: seen on the roof. `none`: nothing is torn off, or a line of the scope says it. */
  layers?: 'worksheet' | 'typed' | 'none'
}

/** Lines that stay blank on an easy roof. */
export const adderGroup = ({ isSloped = false, layers = 'typed' }: Adders): ScopeGroup => {
  const further = (qty?: d.Expr) => line('Additional layers torn off', 'More layers', 'SQ', 'Labor', qty)
  const lines: ScopeLine[] = [
    ...(isSloped ? [line('Added for slopes of 8 in 12 and steeper', 'Steep', 'SQ', 'Labor', steepSquares)] : []),
    ...(layers === 'none' ? [] : [further(layers === 'worksheet' ? furtherLayers : undefined)]),
    line('Added for work above two stories', 'Height', 'SQ', 'Labor'),
    line('Added for difficult access: hand-carry, no driveway or lift', 'Hard access', 'LS', 'Labor'),
  ]
  return { group: 'Slope, layers, height and access', lines }
}
