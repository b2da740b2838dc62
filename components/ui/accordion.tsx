interface AccordionProps {
  /** Shared by the items, which makes the browser keep at most one of them open. */
  name: string
  items: readonly { title: string; text: string }[]
}

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
