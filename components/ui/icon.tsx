/** Drawn as in lucide-react (ISC), whose components are for the browser and cannot be parts that stay still. */
const paths = {
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  x: 'M18 6 6 18M6 6l12 12',
} as const

/** A decorative icon in the color of the text around it, which takes less markup and script than a component of lucide-react. */
export function Icon({ name, size }: { name: keyof typeof paths; size: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
