import type { BlockOf, Block } from '@/lib/documents/model'
import type { Control } from '@/lib/documents/controls'

/** What the component of a block kind gets. */
export interface BlockProps<K extends Block['kind']> {
  block: BlockOf<K>
  /** In reading order, see `blockControls`. */
  controls: readonly Control[]
}
