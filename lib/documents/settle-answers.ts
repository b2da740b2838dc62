/** Of the notices that exclude each other, a filled document has the one that was chosen. */
import type { Block, NoticeBlock, Value } from './blocks'
import type { DocumentModel } from './model'

/** What introduces notices of which one is to be checked: a blank document has it above them. */
export const CHECK_ONE = 'Check one.'

const questionOf = (block: Block | undefined): string | undefined =>
  block?.kind === 'notice' ? block.answers?.question : undefined

function chosen({ answers, ...block }: NoticeBlock): NoticeBlock {
  const name = answers?.question ?? ''
  return {
    ...block,
    fields: block.fields.filter((field) => field.name !== name),
    text: block.text.map((text) => text.replace(`{${name}} `, '')),
  }
}

function settle(block: NoticeBlock, isFirst: boolean): Block[] {
  const field = block.fields.find(({ name }) => name === block.answers?.question)
  const given: Value = field?.value ?? null
  if (given !== null) return given === block.answers?.option ? [chosen(block)] : []
  return isFirst ? [{ kind: 'paragraph', lead: 'Not chosen yet:', text: `${field?.label}.` }] : []
}

/** A filled document with one notice of each group: that of the answer. Without one, a mark says what to choose. */
export function settleAnswers(model: DocumentModel): DocumentModel {
  const parts = model.parts.map((part) => ({
    ...part,
    blocks: part.blocks.flatMap((block, index): readonly Block[] => {
      const question = questionOf(block)
      const before = part.blocks[index - 1]
      if (block.kind === 'notice' && question) return settle(block, questionOf(before) !== question)
      const isIntro = block.kind === 'paragraph' && block.text === CHECK_ONE && questionOf(part.blocks[index + 1])
      return isIntro ? [] : [block]
    }),
  }))
  return { ...model, parts }
}
