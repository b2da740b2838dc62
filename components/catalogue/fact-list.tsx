interface Props {
  facts: readonly { label: string; value: string }[]
  className?: string
}

/** Short facts with their labels. */
export function FactList({ facts, className = 'facts' }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
