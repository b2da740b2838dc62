import { bundleProgram, type Bundle } from '../support/bundle'

/** Loads the program that writes documents, bundled: compiling its sources one by one takes seconds. */
export async function loadWriting(): Promise<{ program: Bundle; writing: typeof import('./write-documents') }> {
  const program = bundleProgram('scripts/documents/write-documents.ts')
  return { program, writing: (await import(program.file)) as typeof import('./write-documents') }
}
