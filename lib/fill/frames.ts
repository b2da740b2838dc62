import type { Form } from '@/lib/documents/form'
import type { ImagesBlock } from '@/lib/documents/model'
import { photoNumbersIn } from '@/lib/documents/photo-numbers'

export { numberedFrames, photoNumbersIn } from '@/lib/documents/photo-numbers'

export interface Frame {
  number: number
  picture: string
  texts: readonly string[]
}

export function frameOf({ name, captions }: Pick<ImagesBlock, 'name' | 'captions'>, number: number): Frame {
  const prefix = `${name}.${number}`
  return { number, picture: `${prefix}.image`, texts: captions ? [`${prefix}.place`, `${prefix}.caption`] : [] }
}

export const framesOf = (block: ImagesBlock): Frame[] =>
  Array.from({ length: block.count }, (_, index) => frameOf(block, index + 1))

/** The next `count` free frames, beyond the present ones if needed. A frame with a text is not free. */
export function freeFrames(
  block: Pick<ImagesBlock, 'name' | 'captions'>,
  count: number,
  isTaken: (frame: Frame) => boolean,
): Frame[] {
  const free: Frame[] = []
  for (let number = 1; free.length < count; number += 1) {
    const frame = frameOf(block, number)
    if (!isTaken(frame)) free.push(frame)
  }
  return free
}

export function photoAlt(picture: string, textOf: (name: string) => string): string {
  const prefix = picture.slice(0, -'.image'.length)
  const words = [textOf(`${prefix}.caption`), textOf(`${prefix}.place`)].filter(Boolean).join(', ')
  return `Photograph ${prefix.slice(prefix.lastIndexOf('.') + 1)}${words && `: ${words}`}`
}

/** The text with one more number. */
export const withPhotoNumber = (text: string, number: number): string =>
  text.trim() ? `${text.trim()}, ${number}` : String(number)

/** The text after two photographs have changed places. */
export const withNumbersSwapped = (text: string, one: number, other: number): string =>
  photoNumbersIn(text).length === 0
    ? text
    : text.replaceAll(/\d+/g, (digits) => {
        const number = Number(digits)
        return number === one ? String(other) : number === other ? String(one) : digits
      })

/** Whether a name holds photo numbers: `condition.3.photo`. */
export const holdsPhotoNumbers = (name: string): boolean => name.endsWith('.photo')

/** The names in which a person types photo numbers. */
export const photoNumberNames = ({ controls }: Form): string[] =>
  [...controls.values()]
    .filter(({ name, role, type }) => role === 'asked' && type === 'text' && holdsPhotoNumbers(name))
    .map(({ name }) => name)
