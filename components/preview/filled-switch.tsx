import { Button } from '@/components/ui/button'

interface FilledSwitchProps {
  filled: boolean
  setFilled: (filled: boolean) => void
}

/** Shows the form as it is downloaded, or with an example job in it. */
export function FilledSwitch({ filled, setFilled }: FilledSwitchProps) {
  const choice = (value: boolean, text: string) => (
    <Button
      variant={filled === value ? 'default' : 'outline'}
      aria-pressed={filled === value}
      onClick={() => setFilled(value)}
    >
      {text}
    </Button>
  )
  return (
    <div className="preview-tools" role="group" aria-label="What the form shows">
      {choice(false, 'Blank')}
      {choice(true, 'Filled in')}
    </div>
  )
}
