/** A call that hands React a part of the page's data, with nothing else in its script. */
const PUSH = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s
/** A row of that data, whole in its part, with the elements of the head, as Next.js writes them for title and viewport. */
const HEAD_ROW = /(?<=\n)([\da-f]+):\[\["\$","(?:title|meta)",[^\n]*(?=\n)/g
/** A property without a value. Quotes within a text have a backslash, except in a row of plain text. */
const NO_VALUE = /,"\w+":"\$undefined"/g
const PLAIN_TEXT = /^[\da-f]*:T/m

/**
 * Returns an inline script with less of what React does not need: properties without a value, and what it would make the
 * elements of the head from. Those are in the page, and only a navigation of Next's router, which no link of the site
 * starts, would replace them. Returns other scripts as they are.
 */
export function leanScript(text: string): string {
  const data = PUSH.exec(text)?.[1]
  if (!data) return text
  const whole = JSON.parse(data) as string
  const lean = PLAIN_TEXT.test(whole) ? whole : whole.replace(HEAD_ROW, '$1:null').replace(NO_VALUE, '')
  return `self.__next_f.push([1,${quote(lean)}])`
}

/** A JavaScript string of this text that may stand in a page. React's data is full of double quotes, which need no escape. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\u003c')}'`
