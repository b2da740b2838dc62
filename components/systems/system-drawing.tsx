import type { StaticImageData } from 'next/image'
import sections from './sections.svg'

/** One file for all drawings, so that a page has only references. Lines and fills take its colors through variables. */
const { src } = sections as StaticImageData

/** The middle of a drawing, which identifies the roof at the size of a line of text. */
const MIDDLE = '14 2 36 36'

/** The section through a roof system as a small mark beside its name. */
export function SystemMark({ system }: { system: string }) {
  return (
    <svg className="system-mark" viewBox={MIDDLE} aria-hidden="true">
      <use href={`${src}#${system}`} width="64" height="40" />
    </svg>
  )
}

/** The section through a roof system as a picture that is as wide as its place. */
export function SystemDrawing({ system, className }: { system: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${src}#${system}`} />
    </svg>
  )
}
