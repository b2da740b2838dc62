import { theme } from '../../theme'
import { FONT } from './styles'

const NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/main'

const color = (name: string, value: string): string => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`

const fonts = (name: string): string =>
  `<a:${name}><a:latin typeface="${FONT}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const outline = `<a:ln w="6350">${fill}</a:ln>`
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
const thrice = (xml: string): string => xml.repeat(3)

/** The theme part, in which `accent1` is the company's color: changing it in Word recolors the document. */
export const writeTheme = (accent: string): string =>
  [
    `<a:theme xmlns:a="${NAMESPACE}" name="RidgeDocs"><a:themeElements><a:clrScheme name="RidgeDocs">`,
    color('dk1', '000000') + color('lt1', 'FFFFFF') + color('dk2', theme.ink) + color('lt2', theme.rowTint),
    color('accent1', accent) + color('accent2', theme.headerFill) + color('accent3', theme.legal.edge),
    color('accent4', theme.safety.edge) + color('accent5', theme.note.edge) + color('accent6', theme.muted),
    color('hlink', theme.note.edge) + color('folHlink', theme.muted),
    `</a:clrScheme><a:fontScheme name="RidgeDocs">${fonts('majorFont')}${fonts('minorFont')}</a:fontScheme>`,
    `<a:fmtScheme name="RidgeDocs"><a:fillStyleLst>${thrice(fill)}</a:fillStyleLst>`,
    `<a:lnStyleLst>${thrice(outline)}</a:lnStyleLst><a:effectStyleLst>${thrice(effect)}</a:effectStyleLst>`,
    `<a:bgFillStyleLst>${thrice(fill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  ].join('')
