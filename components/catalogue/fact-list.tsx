interface Props {
  facts: readonly { label: string; value: string }[]
}

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
