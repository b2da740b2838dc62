import type { ComponentProps } from 'react'

/** A link within a text or below it. */
export const TextLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a className="text-link" {...props}>
    {children}
  </a>
)

/** A button that looks like a link. */
export const TextButton = (props: ComponentProps<'button'>) => <button type="button" className="text-link" {...props} />
