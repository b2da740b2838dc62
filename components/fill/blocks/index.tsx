'use client'

import type { ComponentType } from 'react'
import type { FormBlock } from '@/lib/documents/form'
import { ChecklistBlock } from './checklist'
import { ClausesBlock } from './clauses'
import { FieldsBlock } from './fields'
import { ImagesBlock } from './images'
import { NoticeBlock } from './notice'
import { CalloutBlock, ListBlock, ParagraphBlock } from './prose'
import { SignaturesBlock } from './signatures'
import { TableBlock } from './table'
import type { BlockProps } from './types'

type Kind = FormBlock['block']['kind']

/** The component of every kind. A missing one does not compile. */
const components: { readonly [K in Kind]: ComponentType<BlockProps<K>> } = {
  paragraph: ParagraphBlock,
  notice: NoticeBlock,
  list: ListBlock,
  callout: CalloutBlock,
  clauses: ClausesBlock,
  fields: FieldsBlock,
  checklist: ChecklistBlock,
  table: TableBlock,
  signatures: SignaturesBlock,
  images: ImagesBlock,
}

export function FormBlockView({ block, controls }: FormBlock) {
  // The type of `components` pairs each kind with its component, which TypeScript cannot follow through a union.
  const Component = components[block.kind] as ComponentType<{
    block: FormBlock['block']
    controls: FormBlock['controls']
  }>
  return <Component block={block} controls={controls} />
}
