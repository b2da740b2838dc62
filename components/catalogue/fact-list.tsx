interface Props {
  facts: readonly { label: string; value: string }[]
}

/** Short facts, each with its label. */
export function FactList({ facts }: Props) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
