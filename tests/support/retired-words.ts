/** Words that the glossary (`docs/glossary.md`) has retired, each with the word in its place. */

interface Retired {
  word: string
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

/** Phrases that the interface has retired: they read translated, or speak of the program and not of what a person does. */
export const retiredPhrases: readonly Retired[] = [
  retire('there are none yet', /\bthere (?:is|are) none\b/i, 'You have no jobs yet'),
  retire('hand on', /\bhand(?:s|ed|ing)?\b (?:it |this |them |you )?(?:on\b|this form)/i, 'send, share'),
  retire('forget', /\b(?:forget|forgotten|forgets)\b/i, 'delete'),
  retire('begun', /\bbegun\b/i, 'started'),
  retire('beside', /\bbeside\b/i, 'next to, with'),
  retire('otherwise than', /\b(?:typed|or) otherwise\b/i, 'differs from, newer'),
  retire('meanwhile', /\bmeanwhile\b/i, 'in the meantime'),
  retire('once more', /\bonce more\b/i, 'again'),
  retire('taken over', /\btaken over\b/i, 'imported'),
  retire('as it was', /\bas (?:it was|they were|it stands)\b/i, 'unchanged, as it appears'),
  retire('looked through', /\blooked through\b/i, 'checked'),
  retire('brings it back', /\bbrings (?:it|them) back\b/i, 'restores'),
  retire('no room left', /\bno room\b/i, 'out of storage'),
  retire('keeps nothing', /\bbrowser (?:keeps no|did not keep|does not keep|keeps nothing)/i, 'isn’t saving'),
  retire('sent nowhere', /\bsent nowhere\b|\bno server\b/i, 'is not sent anywhere'),
  retire('kept alone', /\bin this browser alone\b/i, 'only in this browser'),
  retire('without a network', /\bopens? without a network\b/i, 'works offline'),
  retire('law touches', /\blaw touches\b/i, 'state law affects'),
  retire('turn a photo', /\bturn(?:ed)? to the right\b/i, 'rotate right'),
  retire('is told', /\b(?:is|are|was) told\b/i, 'is notified'),
  retire('photograph', /\bphotographs? (?:of the job|added|could|is|in|takes)\b/i, 'photo'),
]
