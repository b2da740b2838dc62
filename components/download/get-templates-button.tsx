import { cn } from '@/lib/utils'

/** Opens the email dialog with no template chosen (see `download-host.tsx`). */
export function GetTemplatesButton({ className }: { className?: string }) {
  return (
    <button type="button" className={cn('btn btn-default', className)} data-get-templates>
      Get Templates
    </button>
  )
}
