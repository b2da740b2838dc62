export function Reasons({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-14" aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <ul className="included">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
