import type { Block, Value } from './blocks'

/** Whether a block's condition holds. A question that is still open excludes nothing. */
export function applies({ when }: Pick<Block, 'when'>, shown: (name: string) => Value): boolean {
  if (!when) return true
  const answer = shown(when.field)
  return answer === null || answer === '' || when.is.includes(String(answer))
}
