import SignaturePad, { type PointGroup } from 'signature_pad'
import { useEffect, useRef } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { INK } from './signature-picture'

interface Props {
  strokes: readonly PointGroup[]
  onChange: (strokes: readonly PointGroup[]) => void
  describedBy?: string
}

const scaled = (strokes: readonly PointGroup[], scale: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }))

/** The place to draw a signature. It keeps the strokes when the screen is turned. */
export function DrawPad({ strokes, onChange, describedBy }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const drawing = (pad.current = new SignaturePad(element, { penColor: INK, minWidth: 0.8, maxWidth: 2.6 }))
    const tell = (): void => change.current(drawing.toData().slice())
    drawing.addEventListener('endStroke', tell)
    let width = 0
    // A phone that is turned gives another size: what is drawn is drawn again as much larger or smaller.
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect()
      if (box.width === width || box.width === 0) return
      const data = scaled(drawing.toData(), width ? box.width / width : 1)
      const ratio = Math.max(1, window.devicePixelRatio)
      width = box.width
      element.width = Math.round(box.width * ratio)
      element.height = Math.round(box.height * ratio)
      element.getContext('2d')?.scale(ratio, ratio)
      drawing.fromData(data)
      tell()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      drawing.off()
    }
  }, [])

  const show = (next: readonly PointGroup[]): void => {
    pad.current?.fromData([...next])
    onChange(next)
  }
  return (
    <div className="fill-pad">
      <canvas ref={canvas} role="img" aria-label="Place to draw your signature" aria-describedby={describedBy} />
      <div className="fill-photo-tools">
        <OutlineButton size="sm" disabled={strokes.length === 0} onClick={() => show(strokes.slice(0, -1))}>
          Undo
        </OutlineButton>
        <OutlineButton size="sm" disabled={strokes.length === 0} onClick={() => show([])}>
          Clear
        </OutlineButton>
      </div>
    </div>
  )
}
