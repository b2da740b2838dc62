import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface Props {
  label: string
  multiple?: boolean
  disabled?: boolean
  size?: 'sm' | 'icon'
  onFiles: (files: readonly File[]) => void
}

interface ChoiceProps extends Props {
  text: string
  capture?: 'environment'
}

/** A file input as a button. `capture` opens the camera. */
function Choice({ label, text, multiple, capture, disabled, size, onFiles }: ChoiceProps) {
  return (
    <label
      className={cn(buttonVariants({ variant: 'outline', size }), 'fill-photo-input', capture && 'fill-camera')}
      data-disabled={disabled || undefined}
    >
      <Icon name={capture ? 'camera' : 'image-plus'} size={18} />
      {text}
      <input
        type="file"
        accept="image/*"
        aria-label={`${text}: ${label}`}
        disabled={disabled}
        {...{ multiple, capture }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}

/** Adds photos from the camera or from files. */
export function PhotoInput(props: Props) {
  return (
    <>
      <Choice {...props} multiple={false} text="Camera" capture="environment" />
      <Choice {...props} text={props.multiple ? 'Add photos' : 'Add a photo'} />
    </>
  )
}
