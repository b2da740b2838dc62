import type { BlockOf, Block } from '@/lib/documents/model'
import type { Control } from '@/lib/documents/controls'

export interface BlockProps<K extends Block['kind']> {
  block: BlockOf<K>
  /** In reading order, see `blockControls`. */
  controls: readonly Control[]
}
