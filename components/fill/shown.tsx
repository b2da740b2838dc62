import { useShown } from '@/components/filling/filling'

/** The calculated text of a name, or a dash while it is blank. */
export function Shown({ name, label }: { name: string; label?: string }) {
  const text = useShown(name)
  return (
    <output className="fill-shown" aria-label={label ? `${label}: ${text || 'blank'}` : undefined}>
      {text || '–'}
    </output>
  )
}
