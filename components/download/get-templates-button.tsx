import { cn } from '@/lib/utils'

export function GetTemplatesButton({ className }: { className?: string }) {
  return (
    <button type="button" className={cn('btn btn-default', className)} data-get-templates>
      Get Templates
    </button>
  )
}
