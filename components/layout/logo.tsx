/** The site's sign and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg width="30" height="30" viewBox="0 0 32 32" fill="none" aria-hidden="true" strokeWidth="3.2">
        <path d="M3 16 16 5l13 11" className="stroke-primary" strokeLinecap="square" />
        <path d="M8.5 19.5h15M8.5 25.5h10" stroke="currentColor" />
      </svg>
      {name}
    </span>
  )
}
