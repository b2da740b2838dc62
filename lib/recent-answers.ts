const MILLISECONDS = 60_000
const MOST = 500

/** Returns a function that caches up to 500 answers for a minute. Callers share and must not change them. */
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
