import { Status } from '@/components/ui/status'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { OutlineButton } from '@/components/ui/outline-button'
import { theme } from '@/lib/documents/theme'
import { darkened, describeContrast, isReadable, parseColor } from '@/lib/fill/accent'
import type { CompanyTexts } from '@/lib/fill/company'
import { CompanyInput } from './company-field'

/** The color of a company's documents, typed or picked, with a warning if it is too pale to read. */
export function AccentField({ form }: { form: UseFormReturn<CompanyTexts> }) {
  const typed = useWatch({ control: form.control, name: 'accent' })
  const color = parseColor(typed)
  const choose = (next: string): void => form.setValue('accent', `#${next}`, { shouldValidate: true })
  const contrast = color
    ? describeContrast(color)
    : `Without one, documents use their default orange, #${theme.accent}.`
  return (
    <div className="grid gap-2">
      <CompanyInput
        id="company-accent"
        label="Color of headings and rules"
        hint="Six digits such as #1F4E79, or pick one."
        placeholder="#1F4E79"
        spellCheck={false}
        error={form.formState.errors.accent?.message}
        {...form.register('accent')}
      >
        <input
          type="color"
          aria-label="Pick the color"
          className="input w-16 flex-none p-1"
          value={`#${(color ?? theme.accent).toLowerCase()}`}
          onChange={(event) => choose(event.target.value.slice(1).toUpperCase())}
        />
      </CompanyInput>
      <Status className="text-note">{contrast}</Status>
      {color && !isReadable(color) && (
        <OutlineButton className="justify-self-start" onClick={() => choose(darkened(color))}>
          Use a darker shade, #{darkened(color)}
        </OutlineButton>
      )}
    </div>
  )
}
