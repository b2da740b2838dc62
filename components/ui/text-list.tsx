import type { ComponentProps } from 'react'

/** A list of short texts. */
export const TextList = ({ texts, ...list }: ComponentProps<'ul'> & { texts: readonly string[] }) => (
  <ul {...list}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

/** Texts as one paragraph each. */
export const Paragraphs = ({ texts, className }: { texts: readonly string[]; className?: string }) =>
  texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ))
