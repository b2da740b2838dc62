import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Classes of a button, for what looks like one without being one. */
export const buttonVariants = cva('btn', {
  variants: {
    variant: { default: 'btn-default', outline: 'btn-outline', ghost: 'btn-ghost' },
    size: { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Lends its look to its only child, a link for instance. */
    asChild?: boolean
  }

export function Button({ className, variant, size, asChild, type = 'button', ...props }: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className)
  return asChild ? <Slot.Root className={look} {...props} /> : <button type={type} className={look} {...props} />
}
