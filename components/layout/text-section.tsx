interface Props {
  title: string
  text: readonly string[]
  list?: readonly string[]
}

/** A section of a page of text, with an optional list at its end. */
export function TextSection({ title, text, list = [] }: Props) {
  return (
    <section className="prose">
      <h2 className="mb-3 text-xl">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul className="points">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
