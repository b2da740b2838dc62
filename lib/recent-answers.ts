/** How long an answer is given again, and how many are kept. */
const MILLISECONDS = 60_000
const MOST = 500

/**
 * Returns a function that gives the answer to a key again for a minute, and finds it otherwise. At most 500 answers are
 * kept: the oldest go first. An answer is shared by all who ask, so nobody may change it.
 */
export function rememberAnswers<Answer>(now = Date.now): (key: string, find: () => Answer) => Answer {
  const answers = new Map<string, { answer: Answer; until: number }>()
  return (key, find) => {
    const known = answers.get(key)
    if (known && known.until > now()) return known.answer
    const answer = find()
    answers.delete(key)
    answers.set(key, { answer, until: now() + MILLISECONDS })
    const [oldest] = answers.keys()
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
