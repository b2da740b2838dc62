/** Reads what people type, wherever they do. The scripts of PDFs (`acrobat.ts`) read a part of it in the same way. */
import type { FieldType } from '../model'
import { readDate } from './date'
import { readNumber, type NumberPlace } from './number'
import type { Read } from './read'

export { readDate, settledDate, usDate } from './date'
export { readNumber } from './number'

export type Place = Omit<NumberPlace, 'type'> & { type: FieldType | 'check' | 'one' }

type Typed = NumberPlace['type'] | 'date'

/** Whether the texts of a place stand for a number or a date. */
export const isRead = <P extends Place>(place: P): place is P & { type: Typed } =>
  ['number', 'currency', 'percent', 'date'].includes(place.type)

/** The value of a text in a place for a number or a date, null for a blank; or the sentence that refuses it. */
export function readText(place: Place & { type: Typed }, text: string): Read<string | number | null> {
  if (text.trim() === '') return { value: null }
  return place.type === 'date' ? readDate(text) : readNumber(text, { ...place, type: place.type })
}
