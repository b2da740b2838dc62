import { useRef, type ComponentProps } from 'react'
import { Button } from './button'

/** More than a browser's memory has room for. */
export const MOST_BYTES = 400_000_000

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for a file. The same file can be chosen twice. */
export function FilePicker({ label, accept, onFile, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="hidden"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
