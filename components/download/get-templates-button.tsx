import { cn } from '@/lib/utils'

/** The button that asks for the email alone. The download host answers its click. */
export function GetTemplatesButton({ className }: { className?: string }) {
  return (
    <button type="button" className={cn('btn btn-default', className)} data-get-templates>
      Get Templates
    </button>
  )
}
