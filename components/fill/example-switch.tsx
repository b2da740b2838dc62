import { Status } from '@/components/ui/status'
import { useState } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { showToast } from '@/components/ui/toast-queue'
import { useFilling } from '@/components/filling/filling'

/** Fills the form in with an example job, and removes it again. */
export function ExampleSwitch() {
  const { isOn, add, remove } = useFilling().example
  const [isBusy, setBusy] = useState(false)
  const change = async (): Promise<void> => {
    setBusy(true)
    try {
      await (isOn ? remove() : add())
    } catch (error) {
      console.error('The example could not be loaded.', error)
      showToast({ kind: 'error', title: 'The example could not be loaded. Check your connection.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="fill-wide">
      <OutlineButton disabled={isBusy} onClick={() => void change()}>
        {isOn ? 'Remove the example' : 'Try with an example'}
      </OutlineButton>
      <Status className="fill-hint">
        {isOn ? 'This form shows sample data. Every page of the file says so until you remove it.' : ''}
      </Status>
    </div>
  )
}
