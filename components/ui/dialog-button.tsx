import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './button'

interface Props extends ComponentProps<typeof Button> {
  /** The dialog, which gets the function that closes it. */
  dialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
