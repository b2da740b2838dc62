/** The prescribed texts of an edition as blocks and sheets of a contract with a homeowner. */
import { noticeBlock } from '@/data/law/blanks'
import {
  cancellationText,
  federalEdition,
  insuredTexts,
  printable,
  stateTexts,
  type Edition,
  type Use,
} from '@/data/law/edition'
import { printedEdition } from '@/data/law/readiness'
import type { PrescribedText } from '@/data/law/types'
import * as d from '@/lib/documents/author'

/** The texts that a contract prints for a use; without a ready edition of the state, none of its own. */
const textsOf = (edition: Edition, wanted: Parameters<typeof stateTexts>[1]): PrescribedText[] =>
  stateTexts(printedEdition(edition), wanted)

/** What a contract with a homeowner triggers; the uses of its payments follow from its price section. */
const homeUses: readonly Use[] = ['home-sale', 'home-improvement', 'any-contract', 'subcontractors']
const paymentUses: readonly Use[] = ['deposit', 'progress-payments']

/** Questions that the contracts of all states ask for. */
const asked: Readonly<Record<string, string>> = { subcontractors: 'contract.subcontractors' }

/** The question whose answer is one of these texts, as a closed list. */
function questionOf([first]: readonly PrescribedText[], options: readonly string[]): d.Field {
  const { choice = '', heading, title } = first!
  const name = asked[choice] ?? `notice.${choice.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  return { ...d.choice(name, heading ?? title.replace(/ \(.*\)$/, ''), [...options]), closed: true }
}

/** Texts of which one is right: a box before each. A form that is filled in has the chosen one alone. */
function choiceBlocks(texts: readonly PrescribedText[]): d.Block[] {
  const otherwise = texts.find((text) => text.otherwise)?.otherwise
  const notices = texts.map((text) => [text.answer ?? text.title, noticeBlock(text)] as const)
  const [[, like]] = notices as [(typeof notices)[number]]
  const all = otherwise
    ? [...notices, [otherwise.answer, { ...like, citation: '', text: [otherwise.words], fields: [] }] as const]
    : notices
  const question = questionOf(
    texts,
    all.map(([option]) => option),
  )
  return [
    d.p(d.CHECK_ONE),
    ...all.map(([option, notice]) => ({
      ...notice,
      text: notice.text.map((line, index) => (index ? line : `{${question.name}} ${line}`)),
      fields: [question, ...notice.fields],
      answers: { question: question.name, option },
    })),
  ]
}

/** Content that the law asks for without prescribing its words: ours, in bold where it asks for that. */
function freeWords({ title, ours, bold, citation }: PrescribedText): d.Block[] {
  if (!ours) return []
  return [bold ? d.p(`(${citation})`, ours) : d.p(ours, `${title}.`)]
}

const hasWords = ({ text, ours }: PrescribedText): boolean => text !== null || ours !== undefined

/** A text with the heading that the law asks for; texts of one group share theirs. */
function blocksOf(texts: readonly PrescribedText[]): d.Block[] {
  return texts.flatMap((text, index) => {
    const heading = text.heading && texts[index - 1]?.heading !== text.heading ? [d.subsection(text.heading)] : []
    if (text.text === null) return freeWords(text)
    if (!text.choice) return [...heading, noticeBlock(text)]
    if (texts[index - 1]?.choice === text.choice) return []
    return [...heading, ...choiceBlocks(texts.filter(({ choice }) => choice === text.choice))]
  })
}

/** Notices that stand among the payments: on a down payment, on progress payments. */
export const paymentNotices = (edition: Edition): d.Block[] =>
  blocksOf(printable(textsOf(edition, { places: ['price'], uses: paymentUses })))

/** What comes first in the contract. */
export const firstPageNotices = (edition: Edition): d.Block[] =>
  blocksOf(textsOf(edition, { places: ['first-page'], uses: homeUses }).filter(hasWords))

/** The notices of the state that belong into the contract, under a heading of their own. */
export function contractNotices(edition: Edition): d.Block[] {
  const texts = textsOf(edition, { places: ['in-contract'], kinds: ['notice'], uses: homeUses })
  const blocks = blocksOf(texts)
  if (!edition.state || blocks.length === 0) return []
  return [
    d.section(`Notices under ${edition.state.name} law`, 'Notices that state law prescribes, word for word'),
    ...blocks,
  ]
}

/**
 * The statement of the right to cancel. Where the federal form is attached and the state's own words do not speak of it,
 * the federal statement, which does, follows: 16 CFR 429.1(a) asks for it in immediate proximity to the signature.
 */
function cancellationStatements(edition: Edition): d.Block[] {
  const statement = cancellationText(printedEdition(edition), 'statement')
  const isSilent = statement.form === 'federal' && !/attached/i.test(statement.text ?? '')
  return [noticeBlock(statement), ...(isSilent ? [noticeBlock(cancellationText(federalEdition, 'statement'))] : [])]
}

/** What is signed for, given here, then the right to cancel and what else comes directly before the signatures. */
export function beforeSignatures(edition: Edition, given: readonly d.Block[] = []): d.Block[] {
  const others = textsOf(edition, { places: ['beside-signature'], kinds: ['notice'], uses: homeUses }).filter(hasWords)
  return [
    d.section('Signatures', 'Signatures, with the prescribed statement of the right to cancel beside them'),
    ...given,
    ...cancellationStatements(edition),
    ...blocksOf(others),
  ]
}

const [COPIES, MOST_NAME] = [2, 31]
const sheet = (name: string, blocks: readonly d.Block[]): d.Part =>
  d.part(name.slice(0, MOST_NAME), blocks, { letter: true })

const owner = { name: 'noticeOwner', role: 'Owner' }
/** Whether the words have a line of their own for the signature. */
const isSigned = ({ text }: PrescribedText): boolean => /\{\{\w*[sS]ignature\w*\}\}/.test(text ?? '')

const signedSheet = (name: string, texts: readonly PrescribedText[], party: d.Party): d.Part =>
  sheet(name, [...blocksOf(texts), ...(texts.some(isSigned) ? [] : [d.signatures([party])])])

/** Sheets of their own that the owner gets with the contract: disclosures and acknowledgments of the state. */
export const stateSheets = (edition: Edition): d.Part[] =>
  printable(textsOf(edition, { places: ['own-sheet'], kinds: ['notice', 'acknowledgment'], uses: homeUses })).map(
    (text, index) =>
      signedSheet(`${edition.state?.code} notice ${index + 1}`, [text], { ...owner, name: `sheet${index + 1}` }),
  )

/** The form by which a buyer in an emergency lets the work begin, where the state has one. */
export const emergencyForms = (edition: Edition): PrescribedText[] =>
  printable(textsOf(edition, { kinds: ['emergency'], uses: ['option'] }))

/** It is signed in addition to the federal statement, which the owner writes by hand. */
export const emergencySheets = (edition: Edition): d.Part[] =>
  emergencyForms(edition).map((form) => sheet(form.title, [noticeBlock(form)]))

const formCopies = (name: string, form: PrescribedText): d.Part[] =>
  Array.from({ length: Math.max(form.copies, COPIES) }, (_, index) =>
    sheet(`${name} ${index + 1}`, [noticeBlock(form)]),
  )

/** The two detached forms that cancel the contract. They are no part of it. */
export const cancellationForms = (edition: Edition): d.Part[] =>
  formCopies('Notice of cancellation', cancellationText(printedEdition(edition), 'form'))

/** Where an insurer pays: what comes before the contract, and its own forms. */
export function insuredSheets(edition: Edition): d.Part[] {
  const texts = insuredTexts(edition)
  const form = texts.find(({ kind }) => kind === 'form')
  const before = texts.filter((text) => text !== form)
  return [
    ...(before.length > 0 ? [signedSheet('Insured work notice', before, { ...owner, name: 'insuredOwner' })] : []),
    ...(form ? formCopies('Insured work cancellation', form) : []),
  ]
}
