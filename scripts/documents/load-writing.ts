import { bundleProgram, type Bundle } from '../support/bundle'
import type * as Writing from './write-documents'

/** Loads the program that writes documents, bundled: compiling its sources one by one takes seconds. */
export async function loadWriting(): Promise<{ program: Bundle; writing: typeof Writing }> {
  const program = bundleProgram('scripts/documents/write-documents.ts')
  return { program, writing: (await import(program.file)) as typeof Writing }
}
