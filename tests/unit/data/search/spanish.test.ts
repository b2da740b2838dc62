import { spanishSynonyms } from '@/data/search/spanish'
import { searchTemplates } from '@/lib/search'

const phrases = [...new Set(Object.values(spanishSynonyms).flat())]

test.each(phrases)('%s leads to templates, with its accents and without', (phrase) => {
  const plain = phrase.normalize('NFD').replace(/\p{M}/gu, '')
  for (const query of [phrase, plain, phrase.toUpperCase()]) {
    const { results, similar } = searchTemplates(query)
    expect([query, results.length + similar.length > 0]).toEqual([query, true])
  }
})

test.each([
  ['contrato de techo', 'asphalt-shingles-residential-contract'],
  ['charla de seguridad', 'asphalt-shingles-toolbox-talk-topics'],
  ['orden de cambio', 'change-order'],
  ['recibo de depósito', 'deposit-receipt'],
  ['solicitud de empleo', 'employment-application'],
  ['aviso de cancelación', 'notice-of-cancellation'],
  ['renuncia de gravamen', 'conditional-progress-lien-waiver'],
  ['botiquín', 'first-aid-log'],
  ['golpe de calor', 'heat-illness-prevention-plan'],
  ['andamio', 'scaffold-inspection-checklist'],
])('%s leads to %s first', (query, slug) => {
  expect(searchTemplates(query).similar[0]?.slug).toBe(slug)
})
