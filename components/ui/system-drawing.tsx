import type { StaticImageData } from 'next/image'
import sections from './sections.svg'

/** One file for all drawings: a page has only references. Lines and fills get its colors through variables. */
const { src } = sections as StaticImageData

/** The middle of the section through a roof system, as a small mark next to its name. */
export const SystemMark = ({ system }: { system: string }) => <SystemDrawing system={system} className="system-mark" />

/** The section through a roof system as a picture with the width of its container. */
export function SystemDrawing({ system, className }: { system: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${src}#${system}`} />
    </svg>
  )
}
