import type { FieldType } from '../../model'
import { BAR_MARK, FREE_DIGITS, type Shape } from './format'

/** Number formats that Acrobat's own functions lack: as many digits as typed, and percentages stored as 10 for 10 %. */
export const FORMAT_LIBRARY = `var rdf={
show:function(n,d){var s=Math.abs(n),k=Math.pow(10,d===undefined?${FREE_DIGITS}:d),t=String(Math.round(s*k+s*k*8.881784197001252e-16)/k).split("."),f=t[1]||"";
while(d!==undefined&&f.length<d)f+="0";
return (n<0?"-":"")+t[0].replace(/\\B(?=(\\d{3})+(?!\\d))/g,",")+(f?"."+f:"");},
set:function(e,d,u){var s=String(e.value).replace(/[$,%\\s]/g,"");if(s!==""&&!isNaN(Number(s)))e.value=rdf.show(Number(s),d)+u;},
bar:function(e){e.value=Number(e.value)>0?"${BAR_MARK}":"";},
percent:function(e){if(e.willCommit)e.value=String(e.value).replace(/[%\\s]/g,"");else e.rc=/^[-0-9.,%\\s]*$/.test(e.change);}
};`

/**
 * Keeps letter text up to date. `rdw.fields` (see `wordingScript`) lists the fields that the text merges: name, label,
 * kind, decimals, and the text of one that has no field. `rdw.write` rewrites a paragraph only while it reads as the
 * script wrote it last, so that an edit by hand stays. What it wrote last follows from the values that the hidden field
 * remembers: `rdw.keep` runs after all paragraphs and stores them, so that they survive saving and reopening.
 */
export const WORDING_LIBRARY = `var rdw={
memory:"wording.values",
read:function(d,n){var f=d.getField(n);return f===null?null:String(f.valueAsString).replace(/\\r\\n?/g,"\\n");},
now:function(d,i){var a=rdw.fields[i],v=rdw.read(d,a[0]),n;
if(v===null)return a[4];
if(a[2]==="zip")return /^\\d{1,4}$/.test(v)?("0000"+v).slice(-5):v;
n=v.replace(/[$,%\\s]/g,"");
if(a[2]==="text"||n===""||isNaN(Number(n)))return v;
n=Number(n);
if(a[2]==="currency")return (n<0?"-$":"$")+rdf.show(Math.abs(n),2);
return rdf.show(n,a[3]===null?undefined:a[3])+(a[2]==="percent"?"%":"");},
then:function(d){var v=rdw.read(d,rdw.memory).slice(1).split("&"),r=[];for(var i=0;i<v.length;i++)r.push(decodeURIComponent(v[i]));return r;},
text:function(p,value){var r="";for(var i=0;i<p.length;i++)r+=typeof p[i]==="string"?p[i]:value(p[i])||"["+rdw.fields[p[i]][1]+"]";return r.replace(/([^.])\\.\\.(?!\\.)/g,"$1.");},
write:function(d,e,n,p){var v=rdw.read(d,n),old=rdw.then(d);
e.value=v===rdw.text(p,function(i){return old[i];})?rdw.text(p,function(i){return rdw.now(d,i);}):v;},
keep:function(d,e){var r=[];for(var i=0;i<rdw.fields.length;i++)r.push(encodeURIComponent(rdw.now(d,i)));e.value="="+r.join("&");}
};`

export interface Scripts {
  keystroke?: string
  format?: string
  calculate?: string
}

/** Acrobat's styles of separators: `1,234.56` and `1234.56`. */
const [GROUPED, PLAIN] = [0, 1] as const

const acrobatNumber = (decimals: number, unit: string, separators: number = GROUPED) => {
  const settings = `${decimals},${separators},0,0,"${unit}",true`
  return { keystroke: `AFNumber_Keystroke(${settings});`, format: `AFNumber_Format(${settings});` }
}

/** The scripts with which Acrobat checks and formats a field of a type. */
export function scriptsFor(
  type: FieldType | 'check',
  { decimals, plain }: Pick<Shape, 'decimals' | 'plain'> = {},
): Scripts {
  switch (type) {
    case 'currency':
      return acrobatNumber(2, '$')
    case 'number':
      if (plain) return acrobatNumber(decimals ?? 0, '', PLAIN)
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
