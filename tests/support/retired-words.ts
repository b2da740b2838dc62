/** Words that the glossary (`docs/glossary.md`) has retired, each with the word in its place. */

interface Retired {
  /** What the test is called after: the retired word. */
  word: string
  /** Finds it in a text. */
  pattern: RegExp
  instead: string
}

const retire = (word: string, pattern: RegExp, instead: string): Retired => ({ word, pattern, instead })

export const retiredWords: readonly Retired[] = [
  retire('maker', /\b(?<!decision )makers?\b/i, 'manufacturer'),
  retire('papers', /\b(?<!private )papers\b/i, 'documents, records, paperwork'),
  retire(
    'paper, for an agreement',
    /\b(?:this|own|signed|warranty|insurance|separate|manufacturer’s) paper\b/i,
    'agreement, document',
  ),
  retire('whoever', /\bwhoever\b/i, 'the person who, anyone who, no matter who'),
  retire('call off', /\bcall(?:s|ed|ing)? (?:(?:it|them|the (?:job|work|crew|visit)) )?off\b(?! work)/i, 'cancel'),
  retire('e-mail', /\be-mails?\b/i, 'email'),
  retire('trousers', /\btrousers\b/i, 'pants'),
  retire('comes on top', /\bcom(?:es?|ing) on top\b(?! of)/i, 'is added, also applies'),
  retire('is told the same day', /\btold the same day\b/i, 'is notified the same day'),
  retire('be it', /, be it\b/i, 'such as'),
  retire('in vain', /\bin vain\b/i, 'without result'),
  retire('anew', /\banew\b/i, 'again'),
  retire('hand-over', /\bhand-over\b/i, 'handover'),
  retire('quarrel', /\bquarrels?\b/i, 'dispute'),
  retire('holds nobody', /\bholds? nobody\b/i, 'will not hold a person'),
  retire('afterwards', /\b(?:after|to|for|back|up|down)wards\b/i, 'afterward, toward'),
  retire('whilst', /\b(?:whilst|amongst|fortnight)\b/i, 'while, among, two weeks'),
  retire('clean-up', /\bclean-ups?\b/i, 'cleanup'),
  retire('call-out', /\bcall-outs?\b/i, 'service call'),
  retire('timber', /\btimbers?\b/i, 'lumber, wood'),
  retire('first-aider', /\bfirst-aiders?\b/i, 'first-aid person'),
  retire('burnt', /\b(?:burnt|learnt|spelt|leant)\b/i, 'burned, learned'),
  retire(
    'British spelling',
    /\b(?:colours?|metres?|aluminium|kerbs?|tyres?|labour|licence|storeys?|grey|mould\w*|cheques?|programmes?|centres?|(?:fav|hon|neighb)our\w*|(?:author|organ|recogn|real|minim)is(?:e|ed|es|ing|ation))\b/i,
    'American spelling',
  ),
  retire(
    'British word',
    /\b(?:spanners?|lorr(?:y|ies)|skip hire|scaffold tower|petrol|rubbish|cladding sheet|tea break)\b/i,
    'wrench, truck, dumpster',
  ),
]
