interface AccordionProps {
  /** Shared by all items: the browser keeps at most one of them open. */
  name: string
  items: readonly { title: string; text: string }[]
}

/** Questions that open to their answers, one at a time. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion border-t border-border">
      {items.map(({ title, text }) => (
        <details key={title} name={name}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  )
}
