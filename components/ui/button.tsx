import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Returns the classes of a button, for other elements that look like one. */
export const buttonVariants = cva('btn', {
  variants: {
    variant: { default: 'btn-default', outline: 'btn-outline', ghost: 'btn-ghost' },
    size: { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Applies the button's styles to its only child, for example a link. */
    asChild?: boolean
  }

/** A button in one of the site's styles, which does not submit a form unless it says so. */
export function Button({ className, variant, size, asChild, type = 'button', ...props }: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className)
  return asChild ? <Slot.Root className={look} {...props} /> : <button type={type} className={look} {...props} />
}
