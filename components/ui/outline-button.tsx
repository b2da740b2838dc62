import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'

type Props = ComponentProps<typeof Button>

/** A button of less weight, with an outline. */
export const OutlineButton = (props: Props) => <Button variant="outline" {...props} />

/** A button with an icon alone. `label` is its name. */
export const IconButton = ({
  label,
  icon,
  ...props
}: Props & { label: string; icon: ComponentProps<typeof Icon>['name'] }) => (
  <OutlineButton size="icon" aria-label={label} {...props}>
    <Icon name={icon} size={18} />
  </OutlineButton>
)
