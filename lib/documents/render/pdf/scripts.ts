import type { FieldType } from '../../model'
import { ORDINARY } from '../../sentence'
import { MONTHS } from '../../typed/date'
import { BAR_MARK, FREE_DIGITS, type Shape } from '../../show-value'

/** How fields show numbers and dates, which they read by `TYPED_LIBRARY`. Percentages are stored as 10 for 10 %. */
export const FORMAT_LIBRARY = `var rdf={
show:function(n,d,p){var s=Math.abs(n),k=Math.pow(10,d===undefined?${FREE_DIGITS}:d),t=String(Math.round(s*k+s*k*8.881784197001252e-16)/k).split("."),f=t[1]||"";
while(d!==undefined&&f.length<d)f+="0";
return (n<0?"-":"")+(p?t[0]:t[0].replace(/\\B(?=(\\d{3})+(?!\\d))/g,","))+(f?"."+f:"");},
set:function(e,d,u,p){var n=Number(e.value),t;if(e.value==="")return;if(isNaN(n))n=rdt.n(e.value);if(n===null)return;
t=rdf.show(n,d,p);e.value=u==="$"?t.replace(/^(-?)/,"$1$$"):t+u;},
months:"${MONTHS.join(' ')}".split(" "),
day:function(v){var m=/^(\\d\\d?)\\/(\\d\\d?)\\/(\\d{4})$/.exec(v),n=m&&rdf.months[m[1]-1];return n?n+" "+Number(m[2])+", "+m[3]:v;},
date:function(e,w){var d=rdt.d(e.value);if(d)e.value=w?rdf.day(rdt.us(d)):rdt.us(d);},
bar:function(e){e.value=Number(e.value)>0?"${BAR_MARK}":"";}
};`

/**
 * Keeps letter text up to date, in the words of `mergeText`. `rdw.fields` (see `Wording.library`) lists the fields that the text merges: name, label,
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
n=rdt.n(v);
if(a[2]==="text"||a[2]==="phrase"||n===null)return v;
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

/**
 * The scripts with which a viewer checks and formats a field of a type. Acrobat's own (`AFNumber`, `AFDate`) guess: they
 * read 13/4/26 as April 13.
 */
export function scriptsFor(
  type: FieldType | 'check',
  { decimals, plain, ofWhole, inWords }: Pick<Shape, 'decimals' | 'plain' | 'inWords'> & { ofWhole?: boolean } = {},
): Scripts {
  const checked = (unit: string) => `rdt.number(event,"${unit}"${ofWhole ? ',true' : ''});`
  switch (type) {
    case 'currency':
      return { keystroke: checked('$'), format: 'rdf.set(event,2,"$");' }
    case 'number':
      if (plain) return { keystroke: checked(''), format: `rdf.set(event,${decimals ?? 0},"",true);` }
      return { keystroke: checked(''), format: `rdf.set(event,${decimals},"");` }
    case 'percent':
      return { keystroke: checked('%'), format: `rdf.set(event,${decimals},"%");` }
    case 'date':
      return { keystroke: 'rdt.date(event);', format: `rdf.date(event${inWords ? ',true' : ''});` }
    default:
      return {}
  }
}
