interface Props {
  facts: readonly { label: string; value: string }[]
}

/** Short facts with their labels, side by side. */
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
