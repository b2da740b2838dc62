import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'
import { Button } from './button'

interface DialogProps {
  open?: boolean
  /** Called when the visitor closes it: close button, Escape or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  className?: string
  children: ReactNode
}

/** A modal based on the native element: the browser traps and restores the focus and closes it on Escape. */
export function Dialog({ open = true, onClose, title, description, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget && isOutside(event, event.currentTarget)) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={cn('dialog', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={() => open && onClose()}
      onClick={closeOnBackdrop}
    >
      <h2 id={`${id}-title`} className="pr-10 text-xl">
        {title}
      </h2>
      {description && (
        <p id={`${id}-description`} className="mt-1 text-muted-foreground">
          {description}
        </p>
      )}
      <div className="mt-4">{children}</div>
      <Button
        variant="ghost"
        size="icon"
        className="dialog-close"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size={20} />
      </Button>
    </dialog>
  )
}

/** Tells a click on the backdrop from one on the dialog's padding: both have the dialog as their target. */
function isOutside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
