import type { Unit } from './figures'

export type Quantity =
  | ('ridge' | 'hip' | 'ridgeAndHip' | 'valley' | 'rake' | 'eave' | 'edge' | 'headwall' | 'sidewall' | 'parapet')
  | ('area' | 'squares' | 'pitch' | 'facets' | 'waste')
  | ('pipes' | 'vents' | 'skylights' | 'chimneys' | 'curbs' | 'drains' | 'penetrations')

/** A figure in reports that no form uses. */
export type Unused = 'partArea' | 'penetrationSize' | 'transition' | 'stories' | 'ridgeVent'

interface Named {
  label: string
  unit: Unit
}

export const quantities: Readonly<Record<Quantity, Named>> = {
  ridge: { label: 'Ridge', unit: 'ft' },
  hip: { label: 'Hip', unit: 'ft' },
  ridgeAndHip: { label: 'Ridge and hip together', unit: 'ft' },
  valley: { label: 'Valley', unit: 'ft' },
  rake: { label: 'Rake', unit: 'ft' },
  eave: { label: 'Eave', unit: 'ft' },
  edge: { label: 'Eave and rake together', unit: 'ft' },
  headwall: { label: 'Flashing at headwalls', unit: 'ft' },
  sidewall: { label: 'Step flashing at sidewalls', unit: 'ft' },
  parapet: { label: 'Parapet', unit: 'ft' },
  area: { label: 'Roof area', unit: 'sf' },
  squares: { label: 'Squares', unit: 'squares' },
  pitch: { label: 'Predominant pitch', unit: 'pitch' },
  facets: { label: 'Planes', unit: 'count' },
  waste: { label: 'Suggested waste', unit: 'percent' },
  pipes: { label: 'Pipes', unit: 'count' },
  vents: { label: 'Vents', unit: 'count' },
  skylights: { label: 'Skylights', unit: 'count' },
  chimneys: { label: 'Chimneys', unit: 'count' },
  curbs: { label: 'Curbs', unit: 'count' },
  drains: { label: 'Drains and scuppers', unit: 'count' },
  penetrations: { label: 'Penetrations', unit: 'count' },
}

export const unusedReasons: Readonly<Record<Unused, string>> = {
  partArea: 'a part of the roof area',
  penetrationSize: 'forms ask how many penetrations there are, not how large they are',
  transition: 'forms have no place for transitions',
  stories: 'forms ask for the building, not for the report',
  ridgeVent: 'the vent is chosen with the attic',
}

const both = (one: string, other: string): RegExp =>
  new RegExp(`${one}s?\\s*(?:/|and|&|\\+)\\s*${other}|${other}s?\\s*(?:/|and|&|\\+)\\s*${one}`, 'i')

/** In the order in which they are tried: the more specific comes first. */
const patterns: readonly (readonly [RegExp, Quantity | Unused])[] = [
  [/penetrations?\b.*\b(?:area|perimeter|size)|(?:area|perimeter) of penetrations?/i, 'penetrationSize'],
  [/stor(?:y|ies|eys?)\b|levels?\b/i, 'stories'],
  [/ridge\s*vent/i, 'ridgeVent'],
  [/transition|bend|unspecified/i, 'transition'],
  [/(?:flat|low.?slope|pitched|steep|sloped?|two.?story)\s+(?:roof\s+)?area/i, 'partArea'],
  [/step\s*flash|side\s*wall/i, 'sidewall'],
  [/head\s*wall|apron|flashing/i, 'headwall'],
  [/parapet/i, 'parapet'],
  [both('ridge', 'hip'), 'ridgeAndHip'],
  [/drip\s*edge|perimeter/i, 'edge'],
  [both('eave', 'rake'), 'edge'],
  [/ridge/i, 'ridge'],
  [/\bhips?\b/i, 'hip'],
  [/valley/i, 'valley'],
  [/\brakes?\b|gable/i, 'rake'],
  [/\beaves?\b|starter/i, 'eave'],
  [/waste/i, 'waste'],
  [/pitch|predominant\s+slope|main\s+slope/i, 'pitch'],
  [/facets?\b|\bplanes?\b|number\s+of\s+(?:faces|sections|slopes)/i, 'facets'],
  [/\barea\b|(?:total|roof)\s+(?:sq\.?\s*f|square\s*f)/i, 'area'],
  [/\bsquares?\b(?!\s*f)/i, 'squares'],
  [/skylight/i, 'skylights'],
  [/chimney/i, 'chimneys'],
  [/drain|scupper/i, 'drains'],
  [/curb|\bhvac\b|\brtus?\b/i, 'curbs'],
  [/pipe|plumbing|\bboots?\b|\bjacks?\b/i, 'pipes'],
  [/\bvents?\b|turbine|exhaust/i, 'vents'],
  [/penetration/i, 'penetrations'],
]

/** Longer texts are sentences. */
const MOST_LETTERS = 60

/** What a label means; undefined for one that reports of roofs do not have. */
export function meaningOf(label: string): Quantity | Unused | undefined {
  const text = label.replaceAll(/[†‡*]/g, '').trim()
  if (text.length > MOST_LETTERS || !/[a-z]/i.test(text)) return undefined
  return patterns.find(([pattern]) => pattern.test(text))?.[1]
}

export const isQuantity = (meaning: Quantity | Unused): meaning is Quantity => meaning in quantities

/** Whether a label names single planes: the first column of a table of them. */
export const namesPlane = (label: string): boolean =>
  /^(?:roof\s+)?(?:facets?|planes?|faces?|sections?|slopes?|structures?|segments?)(?:\s*(?:id|no\.?|#|name|label|number))?$|^(?:id|label|name|#)$/i.test(
    label.trim(),
  )
/** Whether a label names the area of single planes. */
export const namesArea = (label: string): boolean =>
  /\barea\b|sq\.?\s*f|square\s*f|\bsquares?\b|\bsf\b|\bsqs?\b/i.test(label)
/** Whether areas under this label are seen from above and do not follow the slope. */
export const isPlanArea = (label: string): boolean =>
  /\bplan\b|foot\s*print|\b2-?d\b|flat\s+area|from above|horizontal/i.test(label)
export const namesPitch = (label: string): boolean => /pitch|slope|rise/i.test(label)
/** Whether a label names how many pieces there are. */
export const namesCount = (label: string): boolean =>
  /^(?:count|qty\.?|quantity|number|no\.?|#|pieces|ea(?:ch)?)$/i.test(label.trim())
/** Whether a label names the number of the report or who made it. */
export const namesReport = (label: string): boolean =>
  /^(?:report|order|job)\s*(?:no\.?|number|id|#)?$/i.test(label.trim())
