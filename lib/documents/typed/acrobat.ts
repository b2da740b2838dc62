/**
 * The reading of typed texts for the scripts of a PDF. `rdt.n` and `rdt.d` give a number and the ISO parts of a date, or
 * null; what they accept, `readNumber` and `readDate` read as the same value. `rdt.number` and `rdt.date` are keystroke
 * scripts, which refuse any other text in a sentence.
 */
export const TYPED_LIBRARY = `var rdt={
trim:function(v){return String(v).replace(/[\\u2212\\u2013]/g,"-").replace(/\\s+/g," ").replace(/^ | $/g,"");},
n:function(v){var m=/^(\\()? ?([-+])? ?(\\$)? ?(-)? ?((?:\\d+|[1-9]\\d{0,2}(?:,\\d{3})+)(?:\\.\\d*)?|\\.\\d+) ?%? ?(\\))?$/.exec(rdt.trim(v)),s;
if(!m||!m[1]!==!m[6]||m[1]&&(m[2]||m[4])||m[4]&&(m[2]||!m[3]))return null;
s=Number(m[5].replace(/,/g,""));return m[1]||m[4]||m[2]==="-"?0-s:s;},
d:function(v){var t=rdt.trim(v),m=/^(\\d\\d?) ?[\\/-] ?(\\d\\d?) ?[\\/-] ?(\\d{4}|\\d\\d)$/.exec(t)||/^(\\d\\d)(\\d\\d)(\\d{4}|\\d\\d)$/.exec(t),y,t;
if(!m)return null;y=Number(m[3]);if(y<50)y+=2000;t=new Date(Date.UTC(y,m[1]-1,m[2]));
return y<1900||y>2100||t.getUTCMonth()!==m[1]-1||t.getUTCDate()!==Number(m[2])?null:[y,Number(m[1]),Number(m[2])];},
z:function(n){return (n<10?"0":"")+n;},
us:function(d){return rdt.z(d[1])+"/"+rdt.z(d[2])+"/"+d[0];},
no:function(e,s){app.alert(s);e.rc=false;},
number:function(e,u,w){var t,v;if(!e.willCommit)return;t=rdt.trim(e.value);if(t==="")return;v=rdt.n(t);
if(v===null||u!=="%"&&/%/.test(t)||u==="%"&&/\\$/.test(t))rdt.no(e,u==="$"?"Enter an amount, such as 1,250.00.":u==="%"?"Enter a percentage, such as 8.25.":"Enter a number, such as 1250 or 12.5.");
else if(u==="$"&&/(^|[^\\d,])[1-9]\\d{0,2}\\.\\d{3}\\D*$/.test(t))rdt.no(e,"Enter dollars and cents, such as 1,234.00 or 1.23.");
else if(Math.abs(v)>=1e13)rdt.no(e,"Enter a smaller number.");
else if(w&&v>100)rdt.no(e,"Percent complete cannot be more than 100.");
else if(w&&v<0)rdt.no(e,"A percent complete is at least 0.");
else e.value=String(v);},
date:function(e){var t,d;if(!e.willCommit)return;t=rdt.trim(e.value);if(t==="")return;d=rdt.d(t);
if(d===null)rdt.no(e,"Enter month, day and year, such as 3/14/2026.");else e.value=rdt.us(d);}
};`
