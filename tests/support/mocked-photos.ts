/** Replaces how photos are read in what is imported after this: jsdom draws no pictures (tests/e2e/flows reads real ones). */
import { sha256 } from '@/lib/fill/sha256'
import { screen, user, within } from './dom'

jest.mock('@/components/photos/read-photo', () => ({
  async readPhoto(file: File) {
    if (file.name.endsWith('.heic')) return { ok: false, message: `${file.name} is in the HEIC format.` }
    return { ok: true, photo: { id: await sha256(file.name), width: 40, height: 30, full: file, small: file } }
  },
  async turnPhoto({ full }: { full: Blob }) {
    return { id: await sha256('turned'), width: 30, height: 40, full, small: full }
  },
}))
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })

export const photo = (number: number) => within(screen.getByRole('group', { name: `Photo ${number}` }))
export const addPhotos = (label: string, ...names: string[]) => {
  const files = names.map((name) => new File([name], name, { type: 'image/jpeg' }))
  return user.setup({ applyAccept: false }).upload(screen.getByLabelText(label), files)
}
