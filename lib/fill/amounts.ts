import { amounts, type AmountName } from './amount-names'

export { amounts, type AmountName } from './amount-names'

/** Whether a name means its amount in the document with this slug, if the document has the name at all. */
export const holdsIn = (place: AmountName, slug: string): boolean =>
  (place.in?.test(slug) ?? true) && !(place.notIn?.test(slug) ?? false)

type Figures = Readonly<Record<string, number>>

/** The amounts among a document's figures, entered or calculated: by their ids, from figures by their names. */
export function amountsOf(slug: string, figures: Figures): Figures {
  const found = amounts.flatMap(({ id, names }) => {
    const place = names.find((each) => each.name in figures && holdsIn(each, slug))
    const figure = place && figures[place.name]
    return figure === undefined ? [] : [[id, figure] as const]
  })
  return Object.fromEntries(found)
}

/** Amounts by the names that a document may have for them. */
export function namesFor(slug: string, known: Figures): Figures {
  const named = amounts.flatMap(({ id, names }) => {
    const figure = known[id]
    if (figure === undefined) return []
    return names.filter((place) => holdsIn(place, slug)).map(({ name }) => [name, figure] as const)
  })
  return Object.fromEntries(named)
}
