import type { ComponentProps } from 'react'

/** A message about what is wrong, announced at once. */
export const Problem = (props: ComponentProps<'p'>) => <p role="alert" className="field-error" {...props} />

/** A message that is announced when the screen reader has time. */
export const Status = (props: ComponentProps<'p'>) => <p role="status" className="card-meta" {...props} />
