/** Replaces the toasts in what is imported after this. */
import { showToast } from '@/components/ui/toast-queue'

jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

export { showToast }
export const expectToast = (kind: 'success' | 'error' | 'info', title: string, description?: string) =>
  expect(showToast).toHaveBeenCalledWith({ kind, title, description })
