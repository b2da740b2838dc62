import type { CellStyle } from 'hucre/xlsx'
import { theme, type Accent } from '../../theme'
import { looks, type LookDefinition, type Look, type Style } from './looks'
import type { Run } from './types'
import { remember } from '../../remember'

type Font = NonNullable<CellStyle['font']>

/** Arial is on every system, and the plan measures with its metrics. */
export const fontName = 'Arial'
const noteSize = 8.5

const fontOf = ({ size, bold, color }: Pick<LookDefinition, 'size' | 'bold' | 'color'>): Font => ({
  name: fontName,
  size,
  family: 2,
  color: { rgb: color },
  ...(bold ? { bold } : {}),
})

export class CellStyles {
  private readonly accent: Accent
  private readonly known = new Map<Style, CellStyle>()

  constructor(accent: Accent) {
    this.accent = accent
  }

  of(style: Style): CellStyle {
    return remember(this.known, style, () => this.make(style))
  }

  runs(runs: readonly Run[], look: Look) {
    const { bold: isBold, ...rest } = looks[look]
    return runs.map(({ text, bold, muted, size }) => ({
      text,
      font: fontOf({
        ...rest,
        color: this.tinted(rest.color),
        bold: bold ?? isBold,
        ...(size ? { size } : {}),
        ...(muted ? { size: noteSize, color: theme.muted } : {}),
      }),
    }))
  }

  private tinted(color: string): string {
    if (color === theme.accent) return this.accent.color
    return color === theme.accentTint ? this.accent.tint : color
  }

  private make(style: Style): CellStyle {
    const look = looks[style.look]
    const align = style.align ?? look.align
    // A figure that does not fit is shown as ### unless it shrinks; headings of figures may wrap.
    const isFigure = align === 'right' && look.top !== undefined && style.look !== 'header'
    const side = (edge: LookDefinition['top']) => edge && { style: edge.line, color: { rgb: this.tinted(edge.color) } }
    const fill = style.white ? undefined : look.fill
    return {
      font: fontOf({ ...look, color: this.tinted(look.color) }),
      ...(fill ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: this.tinted(fill) } } } : {}),
      border: { top: side(look.top), right: side(look.right), bottom: side(look.bottom), left: side(look.left) },
      alignment: {
        vertical: look.vertical,
        horizontal: align,
        ...(isFigure || look.shrink ? { shrinkToFit: true } : { wrapText: look.wrap && !style.flows }),
        indent: align === 'center' ? undefined : look.indent,
      },
      ...(style.format ? { numFmt: style.format } : {}),
      ...(look.input ? { protection: { locked: false } } : {}),
    }
  }
}
