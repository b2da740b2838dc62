import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ImagesBlock } from '@/lib/documents/model'
import { freeFrames, numberedFrames, photoNumberNames, withNumbersSwapped, type Frame } from '@/lib/fill/frames'
import { readPhoto, type Photo } from '@/lib/fill/photo-store'
import { captionOf, type JobPhoto } from '@/lib/jobs/job-photos'
import { countOf } from '@/lib/utils'
import { useFilling, type Filling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { useJobPhotos } from './job-photos'
import { readPhoto as readFile, turnPhoto } from './read-photo'
import type { Photos } from '@/components/filling/parts'

/** A document of more is a file that no mail takes. */
const MOST_PHOTOS = 100
const NO_ROOM = `A document can have ${MOST_PHOTOS} photos. The others were left out.`
export const NOT_TURNED = 'The photo could not be rotated. Retake it in the other orientation.'
const NOT_KEPT =
  'This browser is out of storage, so the photos are not saved. They are in the document: download it before you leave this page.'

export interface PhotoActions {
  busy: string
  problems: readonly string[]
  /** Reads files and puts each into the next free frame, or the first into the frame given. Resolves to the frames. */
  add: (files: readonly File[], frame?: Frame) => Promise<Frame[]>
  /** Like `add`, for photographs of the job. `textFor` is the caption of one that has none. */
  addOfJob: (chosen: readonly JobPhoto[], options?: { frame?: Frame; textFor?: string }) => Promise<Frame[]>
  /** Lets two frames change their photographs and texts, and the numbers that refer to them. */
  swap: (one: Frame, other: Frame) => void
  /** Turns the photograph of a frame by a quarter to the right. Resolves to whether it could. */
  turn: (frame: Frame) => Promise<boolean>
}

/** Reads files as photographs, and says which one it is at. */
export async function readPhotos(
  files: readonly File[],
  tell: (text: string) => void,
): Promise<{ found: Photo[]; refused: string[] }> {
  const found: Photo[] = []
  const refused: string[] = []
  // One after the other: a photograph of 50 megapixels takes 200 MB while it is read.
  for (const [index, file] of files.entries()) {
    tell(files.length > 1 ? `Reading photo ${index + 1} of ${files.length}…` : 'Reading the photo…')
    const result = await readFile(file)
    if (result.ok) found.push(result.photo)
    else refused.push(result.message)
  }
  return { found, refused }
}

async function readOfJob(
  job: string | undefined,
  chosen: readonly JobPhoto[],
): Promise<{ found: { given: JobPhoto; photo: Photo }[]; refused: string[] }> {
  const found: { given: JobPhoto; photo: Photo }[] = []
  const refused: string[] = []
  for (const given of chosen) {
    const photo = job ? await readPhoto(job, given.photo) : undefined
    if (photo) found.push({ given, photo })
    else refused.push(`Job photo ${given.number} is not in this browser.`)
  }
  return { found, refused }
}

async function turnIn(photos: Photos, picture: string, photo: Photo): Promise<string> {
  try {
    return (await photos.put({ [picture]: await turnPhoto(photo) })) ? '' : NOT_KEPT
  } catch (error) {
    console.error('A photograph could not be turned.', error)
    return NOT_TURNED
  }
}

interface Texts {
  textOf: (name: string) => string
  write: (name: string, text: string) => void
}

/** The texts of the form's fields. */
export function useTexts(): Texts {
  const { getValues, setValue } = useFormContext()
  return {
    textOf(name) {
      const typed: unknown = getValues(keyOf(name))
      return typeof typed === 'string' ? typed : ''
    },
    write: (name, text) => setValue(keyOf(name), text, { shouldDirty: true }),
  }
}

function swapIn({ photos, model, form }: Filling, block: ImagesBlock, { textOf, write }: Texts, pair: [Frame, Frame]) {
  const [one, other] = pair
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
}

function useFrames(block: ImagesBlock, { textOf }: Texts) {
  const { photos, growable, setRows } = useFilling()
  const isTaken = ({ picture, texts }: Frame): boolean =>
    photos.has(picture) || texts.some((name) => textOf(name).trim() !== '')
  return {
    roomFor: (count: number): number => Math.max(0, Math.min(count, MOST_PHOTOS - photos.count())),
    framesFor(found: readonly Photo[], frame?: Frame): { frames: Frame[]; placed: Record<string, Photo> } {
      const frames = (frame ? [frame] : freeFrames(block, found.length, isTaken)).slice(0, found.length)
      const last = frames.at(-1)
      if (last && last.number > (growable.get(block.name) ?? 0)) setRows(block.name, last.number)
      const placed = frames.flatMap(({ picture }, index) => (found[index] ? [[picture, found[index]] as const] : []))
      return { frames, placed: Object.fromEntries(placed) }
    },
  }
}

/** What can be done with the photographs of a block. */
export function usePhotoActions(block: ImagesBlock): PhotoActions {
  const filling = useFilling()
  const { photos } = filling
  const texts = useTexts()
  const places = useFrames(block, texts)
  const job = useJobPhotos()?.job
  const [busy, setBusy] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  return {
    busy,
    problems,
    async add(files, frame) {
      setProblems([])
      const room = places.roomFor(files.length)
      const { found, refused } = await readPhotos(files.slice(0, room), setBusy)
      if (files.length > room) refused.push(NO_ROOM)
      const { frames, placed } = places.framesFor(found, frame)
      const isKept = frames.length === 0 || (await photos.put(placed))
      setBusy('')
      setProblems(isKept ? refused : [...refused, NOT_KEPT])
      return frames
    },
    async addOfJob(chosen, { frame, textFor = '' } = {}) {
      setProblems([])
      const room = places.roomFor(chosen.length)
      const { found, refused } = await readOfJob(job, chosen.slice(0, room))
      if (chosen.length > room) refused.push(NO_ROOM)
      const pictures = found.map(({ photo }) => photo)
      const { frames, placed } = places.framesFor(pictures, frame)
      photos.putOfJob(placed)
      frames.forEach(({ texts: [place, caption] }, index) => {
        const given = found[index]?.given
        if (place && given?.place.text) texts.write(place, given.place.text)
        if (caption && given) texts.write(caption, captionOf(given, textFor))
      })
      setProblems(refused)
      return frames
    },
    async turn({ picture }) {
      const photo = photos.of(picture)
      if (!photo) return false
      setBusy('Rotating the photo…')
      const problem = await turnIn(photos, picture, photo)
      setBusy('')
      setProblems(problem ? [problem] : [])
      return problem !== NOT_TURNED
    },
    swap: (one, other) => swapIn(filling, block, texts, [one, other]),
  }
}

/** `2 photos added: 3, 4.` */
export const addedText = (frames: readonly Frame[]): string =>
  frames.length === 0
    ? ''
    : `${countOf(frames.length, 'photo')} added: ${frames.map(({ number }) => number).join(', ')}.`
