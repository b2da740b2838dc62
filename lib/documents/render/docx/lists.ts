import type { Document } from 'docx'
import type { ListPlace } from './text'

/** The bodies with the number that each list has in the document's numbering. Throws on a list of an unknown kind. */
export function numberLists(
  bodies: readonly string[],
  lists: readonly ListPlace[],
  { Numbering: numbering }: Document,
): string[] {
  for (const { reference, instance } of lists) numbering.createConcreteNumberingInstance(reference, instance)
  const numbers = new Map(
    numbering.ConcreteNumbering.map(({ reference, instance, numId }) => [`${reference}-${instance}`, numId]),
  )
  return bodies.map((body) =>
    body.replace(/(<w:numId w:val=")\{([^}]+)\}/g, (_, before: string, list: string) => {
      const number = numbers.get(list)
      if (number === undefined) throw new Error(`The numbering knows no list ${list}`)
      return `${before}${number}`
    }),
  )
}
