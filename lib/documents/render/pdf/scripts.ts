import type { FieldType } from '../../model'
import { MONTHS, ORDINARY } from '../../sentence'
import { BAR_MARK, FREE_DIGITS, type Shape } from './format'

/**
 * Formats that Acrobat's own functions lack: as many digits as typed, percentages stored as 10 for 10 %, and dates in words.
 */
export const FORMAT_LIBRARY = `var rdf={
show:function(n,d){var s=Math.abs(n),k=Math.pow(10,d===undefined?${FREE_DIGITS}:d),t=String(Math.round(s*k+s*k*8.881784197001252e-16)/k).split("."),f=t[1]||"";
while(d!==undefined&&f.length<d)f+="0";
return (n<0?"-":"")+t[0].replace(/\\B(?=(\\d{3})+(?!\\d))/g,",")+(f?"."+f:"");},
set:function(e,d,u){var s=String(e.value).replace(/[$,%\\s]/g,"");if(s!==""&&!isNaN(Number(s)))e.value=rdf.show(Number(s),d)+u;},
months:"${MONTHS.join(' ')}".split(" "),
day:function(v){var m=/^(\\d\\d?)\\/(\\d\\d?)\\/(\\d{4})$/.exec(v),n=m&&rdf.months[m[1]-1];return n?n+" "+Number(m[2])+", "+m[3]:v;},
bar:function(e){e.value=Number(e.value)>0?"${BAR_MARK}":"";},
percent:function(e){if(e.willCommit)e.value=String(e.value).replace(/[%\\s]/g,"");else e.rc=/^[-0-9.,%\\s]*$/.test(e.change);}
};`

/**
 * Keeps letter text up to date, in the words of `sayText`. `rdw.fields` (see `wordingScript`) lists the fields that the text merges: name, label,
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
if(a[2]==="text"||a[2]==="phrase"||n===""||isNaN(Number(n)))return v;
n=Number(n);
if(a[2]==="currency")return (n<0?"-$":"$")+rdf.show(Math.abs(n),2);
return rdf.show(n,a[3]===null?undefined:a[3])+(a[2]==="percent"?"%":"");},
then:function(d){var v=rdw.read(d,rdw.memory).slice(1).split("&"),r=[];for(var i=0;i<v.length;i++)r.push(decodeURIComponent(v[i]));return r;},
ordinary:new RegExp(${JSON.stringify(ORDINARY)}),
say:function(k,v,b,a){
if(k==="date")return rdf.day(v);
if(k==="number"||k==="percent")return v.replace(/\\.0+(?=%?$)/,"");
if(k!=="phrase")return v;
if(/^([,;:)]| [a-z])/.test(a)&&!/\\.\\S*\\.$/.test(v))v=v.replace(/\\.$/,"");
if(!/(^|[.!?:\\n])["\\u201d\\u2019)]?\\s*["\\u201c(]?$/.test(b))return rdw.ordinary.test(v)?v.charAt(0).toLowerCase()+v.slice(1):v;
return /:\\s*$/.test(b)?v:v.replace(/^[a-z](?=[a-z ])/,function(c){return c.toUpperCase();});},
text:function(p,value){var r="",i,v,w;
for(i=0;i<p.length;i++){w=p[i];
if(typeof w==="string")r+=i>0&&typeof p[i-1]!=="string"&&/[.!?]["\\u201d\\u2019)]?$/.test(r)?w.replace(/^\\.(?!\\.)/,""):w;
else{v=value(w);r+=v?rdw.say(rdw.fields[w][2],v,r,typeof p[i+1]==="string"?p[i+1]:""):"["+rdw.fields[w][1]+"]";}}
return r;},
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
  { decimals, plain, inWords }: Pick<Shape, 'decimals' | 'plain' | 'inWords'> = {},
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
      return {
        keystroke: 'AFDate_KeystrokeEx("mm/dd/yyyy");',
        format: inWords ? 'event.value=rdf.day(String(event.value));' : 'AFDate_FormatEx("mm/dd/yyyy");',
      }
    default:
      return {}
  }
}
