import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Chosen } from '@/lib/downloads/state-storage'
import type { Form } from '@/lib/documents/form'
import type { DocumentModel, Format } from '@/lib/documents/model'
import { mergeText, mergeTypesIn, type MergedPiece } from '@/lib/documents/sentence'
import type { FileFor, Rendered, RenderJob } from '@/lib/fill/engine-client'
import type { Live } from '@/lib/fill/live'
import type { Opened } from '@/lib/fill/open'
import type { Photos } from './parts'
import type { Signing } from './parts'

export interface RenderOptions extends Pick<RenderJob, 'fileFor' | 'locked' | 'allLines' | 'onRequest'> {
  signal?: AbortSignal
  forScreen?: boolean
}

export interface ExampleState {
  isOn: boolean
  add: () => Promise<void>
  remove: () => Promise<void>
}

export interface Filling {
  opened: Opened
  form: Form
  /** With the rows that the person added. */
  model: DocumentModel
  live: Live
  /** The tables and frames that can have more rows, by name, with their present number of rows. */
  growable: ReadonlyMap<string, number>
  setRows: (name: string, count: number) => void
  photos: Photos
  signing: Signing
  render: (format: Format, options: RenderOptions) => Promise<Rendered>
  /** Whose files are made. */
  chosen: readonly FileFor[]
  setChosen: (chosen: readonly FileFor[]) => void
  changeState: (state: Chosen) => Promise<void>
  answers: ReadonlyMap<string, 'Yes' | 'No'>
  answer: (question: string, answer: 'Yes' | 'No') => void
  example: ExampleState
}

const FillingContext = createContext<Filling | null>(null)

/** Gives the document that is being filled in to its form. */
export const FillingProvider = FillingContext.Provider

/** The document that is being filled in. Throws outside a form. */
export function useFilling(): Filling {
  const filling = useContext(FillingContext)
  if (!filling) throw new Error('A form component is outside a form')
  return filling
}

/** The present text of a name, as the document shows it; empty for a blank. */
export function useShown(name: string): string {
  const { live } = useFilling()
  return useSyncExternalStore(
    live.subscribe,
    () => live.get(name),
    () => '',
  )
}

/** The pieces of a text with its merge fields, as the form fills them in now. */
export function useMergedPieces(text: string): MergedPiece[] {
  const { live, model } = useFilling()
  const mergeTypeOf = mergeTypesIn(model)
  // One string, so that other changes render nothing.
  const read = (): string =>
    JSON.stringify(mergeText(text, (name) => ({ ...mergeTypeOf(name), shown: live.get(name) })))
  return JSON.parse(useSyncExternalStore(live.subscribe, read, read)) as MergedPiece[]
}
