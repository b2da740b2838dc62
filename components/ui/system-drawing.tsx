import type { StaticImageData } from 'next/image'
import sections from './sections.svg'

/** One file for all drawings: a page has only references. Lines and fills get its colors through variables. */
const { src } = sections as StaticImageData

/** The small drawing of a roof system. */
export const SystemMark = ({ system }: { system: string }) => <SystemDrawing system={system} className="system-mark" />

/** The drawing of a roof system, in the size of its class. */
export function SystemDrawing({ system, className }: { system: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${src}#${system}`} />
    </svg>
  )
}
