import type { StaticImageData } from 'next/image'
import sections from './sections.svg'

/** One file for all drawings, so that a page has only references. Lines and fills take its colors through variables. */
const { src } = sections as StaticImageData

/** The middle of the section through a roof system, as a small mark beside its name. */
export const SystemMark = ({ system }: { system: string }) => <SystemDrawing system={system} className="system-mark" />

/** The section through a roof system as a picture that is as wide as its place. */
export function SystemDrawing({ system, className }: { system: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${src}#${system}`} />
    </svg>
  )
}
