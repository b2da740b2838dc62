import type { FieldType } from '../../model'
import { BAR_MARK, FREE_DIGITS } from './format'

/** Number formats that Acrobat's own functions lack: as many digits as typed, and percentages stored as 10 for 10 %. */
export const FORMAT_LIBRARY = `var rdf={
show:function(n,d){var s=Math.abs(n),k=Math.pow(10,d===undefined?${FREE_DIGITS}:d),t=String(Math.round(s*k+s*k*8.881784197001252e-16)/k).split("."),f=t[1]||"";
while(d!==undefined&&f.length<d)f+="0";
return (n<0?"-":"")+t[0].replace(/\\B(?=(\\d{3})+(?!\\d))/g,",")+(f?"."+f:"");},
set:function(e,d,u){var s=String(e.value).replace(/[$,%\\s]/g,"");if(s!==""&&!isNaN(Number(s)))e.value=rdf.show(Number(s),d)+u;},
bar:function(e){e.value=Number(e.value)>0?"${BAR_MARK}":"";},
percent:function(e){if(e.willCommit)e.value=String(e.value).replace(/[%\\s]/g,"");else e.rc=/^[-0-9.,%\\s]*$/.test(e.change);}
};`

export interface Scripts {
  keystroke?: string
  format?: string
  calculate?: string
}

const acrobatNumber = (decimals: number, unit: string) => {
  const settings = `${decimals},0,0,0,"${unit}",true`
  return { keystroke: `AFNumber_Keystroke(${settings});`, format: `AFNumber_Format(${settings});` }
}

/** The scripts with which Acrobat checks and formats a field of a type. */
export function scriptsFor(type: FieldType | 'check', decimals?: number): Scripts {
  switch (type) {
    case 'currency':
      return acrobatNumber(2, '$')
    case 'number':
      return decimals === undefined
        ? { keystroke: acrobatNumber(FREE_DIGITS, '').keystroke, format: 'rdf.set(event,undefined,"");' }
        : acrobatNumber(decimals, '')
    case 'percent':
      return { keystroke: 'rdf.percent(event);', format: `rdf.set(event,${decimals},"%");` }
    case 'date':
      return { keystroke: 'AFDate_KeystrokeEx("mm/dd/yyyy");', format: 'AFDate_FormatEx("mm/dd/yyyy");' }
    default:
      return {}
  }
}
