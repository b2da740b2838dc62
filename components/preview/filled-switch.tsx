/** The choice between the blank form and the example. */
export function FilledSwitch({ filled, setFilled }: { filled: boolean; setFilled: (filled: boolean) => void }) {
  const choice = (value: boolean, text: string) => (
    <button type="button" aria-pressed={filled === value} onClick={() => setFilled(value)}>
      {text}
    </button>
  )
  return (
    <div className="filled-switch" role="group" aria-label="What the form shows">
      {choice(false, 'Blank')}
      {choice(true, 'Filled in')}
    </div>
  )
}
