'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ImagesBlock } from '@/lib/documents/model'
import { freeFrames, numberedFrames, photoNumberNames, withNumbersSwapped, type Frame } from '@/lib/fill/frames'
import type { Photo } from '@/lib/fill/photo-store'
import { countOf } from '@/lib/utils'
import { keyOf, useFilling } from '../filling'
import { readPhoto, turnPhoto } from './read-photo'
import type { Photos } from './use-photos'

/** A document of more is a file that no mail takes. */
const MOST_PHOTOS = 100
const NO_ROOM = `A document takes ${MOST_PHOTOS} photographs. The others are left out.`
const NOT_TURNED = 'The photograph could not be turned. Take it again the other way round.'
const NOT_KEPT =
  'This browser has no room to keep photographs. They are in the document: download it before you leave this page.'

export interface PhotoActions {
  /** What is being read: `Photograph 3 of 8`. */
  busy: string
  /** What went wrong, in words. */
  problems: readonly string[]
  /** Reads files and puts each into the next free frame, or the first into the frame given. Resolves to the frames. */
  add: (files: readonly File[], frame?: Frame) => Promise<Frame[]>
  /** Lets two frames change their photographs and texts, and the numbers that refer to them. */
  swap: (one: Frame, other: Frame) => void
  /** Turns the photograph of a frame by a quarter to the right. Resolves to whether it could. */
  turn: (frame: Frame) => Promise<boolean>
}

/** Reads files as photographs, and says which one it is at. */
async function readAll(
  files: readonly File[],
  tell: (text: string) => void,
): Promise<{ found: Photo[]; refused: string[] }> {
  const found: Photo[] = []
  const refused: string[] = []
  // One after the other: a photograph of 50 megapixels takes 200 MB while it is read.
  for (const [index, file] of files.entries()) {
    tell(files.length > 1 ? `Photograph ${index + 1} of ${files.length}…` : 'Reading the photograph…')
    const result = await readPhoto(file)
    if (result.ok) found.push(result.photo)
    else refused.push(result.message)
  }
  return { found, refused }
}

/** Puts the turned photograph into its frame. Resolves to what went wrong, in words; empty if nothing did. */
async function turnIn(photos: Photos, picture: string, photo: Photo): Promise<string> {
  try {
    return (await photos.put({ [picture]: await turnPhoto(photo) })) ? '' : NOT_KEPT
  } catch (error) {
    console.error('A photograph could not be turned.', error)
    return NOT_TURNED
  }
}

/** What can be done with the photographs of a block. */
export function usePhotoActions(block: ImagesBlock): PhotoActions {
  const { photos, form, model, growable, setRows } = useFilling()
  const { getValues, setValue } = useFormContext()
  const [busy, setBusy] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])

  const textOf = (name: string): string => {
    const typed: unknown = getValues(keyOf(name))
    return typeof typed === 'string' ? typed : ''
  }
  const write = (name: string, text: string): void => setValue(keyOf(name), text, { shouldDirty: true })
  const isTaken = ({ picture, texts }: Frame): boolean =>
    photos.has(picture) || texts.some((name) => textOf(name).trim() !== '')

  return {
    busy,
    problems,
    async add(files, frame) {
      setProblems([])
      const room = MOST_PHOTOS - photos.count()
      const { found, refused } = await readAll(files.slice(0, room), setBusy)
      if (files.length > room) refused.push(NO_ROOM)
      const frames = frame ? [frame] : freeFrames(block, found.length, isTaken)
      const last = frames.at(-1)
      if (last && last.number > (growable.get(block.name) ?? 0)) setRows(block.name, last.number)
      const placed = frames.flatMap(({ picture }, index) => (found[index] ? [[picture, found[index]] as const] : []))
      const isKept = placed.length === 0 || (await photos.put(Object.fromEntries(placed)))
      setBusy('')
      setProblems(isKept ? refused : [...refused, NOT_KEPT])
      return frames.slice(0, placed.length)
    },
    async turn({ picture }) {
      const photo = photos.of(picture)
      if (!photo) return false
      setBusy('Turning the photograph…')
      const problem = await turnIn(photos, picture, photo)
      setBusy('')
      setProblems(problem ? [problem] : [])
      return problem !== NOT_TURNED
    },
    swap(one, other) {
      const { places } = photos
      photos.arrange({ [one.picture]: places[other.picture], [other.picture]: places[one.picture] })
      one.texts.forEach((name, index) => {
        const twin = other.texts[index] ?? name
        const [text, twinText] = [textOf(name), textOf(twin)]
        write(name, twinText)
        write(twin, text)
      })
      if (block.name !== numberedFrames(model)?.name) return
      for (const name of photoNumberNames(form)) {
        const text = textOf(name)
        const swapped = withNumbersSwapped(text, one.number, other.number)
        if (swapped !== text) write(name, swapped)
      }
    },
  }
}

/** `2 photographs added: 3, 4.` */
export const addedText = (frames: readonly Frame[]): string =>
  frames.length === 0
    ? ''
    : `${countOf(frames.length, 'photograph')} added: ${frames.map(({ number }) => number).join(', ')}.`
