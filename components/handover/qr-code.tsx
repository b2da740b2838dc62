import { encode } from 'uqr'

/** Places without a mark around a code, which cameras need. */
const QUIET = 4

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x += 1
        runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
      }
      return runs
    })
    .join('')
}

export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'L', border: QUIET })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-96 justify-self-center bg-white"
      role="img"
      aria-label="Code for the camera of the other phone"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
