/** What a document still lacks: fields, answers and signatures that nobody has given. */
import type { Control } from '@/lib/documents/controls'
import type { Form, FormBlock } from '@/lib/documents/form'
import type { TypedValues } from '@/lib/fill/typed'

export interface Missing {
  /** The name of the control to go to. */
  name: string
  label: string
  section: string
}

export interface Completeness {
  /** Fields, checklists and signatures that ask for something. */
  asked: number
  missing: readonly Missing[]
}

/** A field that its label makes optional. */
const OPTIONAL =
  /\bif (any|different|known|given|needed|required|it |used|one|agreed|taxed)|\boptional\b|^or\b|\bif\b.*\bapplies|where (it|work|service)/i

const isBlank = (control: Control, typed: TypedValues): boolean => {
  const content = typed[control.name]
  return content === undefined ? control.value === null : content === '' || content === false
}

interface Asked {
  name: string
  label: string
  isMissing: boolean
}

/** What a block asks for. A table asks for a line, a checklist for its answers, a line of signatures for each signer. */
function askedIn({ block, controls }: FormBlock, typed: TypedValues, signed: ReadonlySet<string>): Asked[] {
  const own = controls.filter(({ role, sensitive }) => role === 'asked' && !sensitive)
  const [first] = own
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return own
        .filter(({ label, type }) => type !== 'check' && !OPTIONAL.test(label))
        .map((control) => ({ name: control.name, label: control.label, isMissing: isBlank(control, typed) }))
    case 'checklist': {
      const answers = own.filter(({ name }) => name.endsWith('.answer'))
      const open = answers.filter((control) => isBlank(control, typed))
      const [next] = open
      if (block.answers.length < 2 || !first) return []
      const label = next ? `${open.length} of ${answers.length} answers` : `${answers.length} answers`
      return [{ name: (next ?? first).name, label, isMissing: next !== undefined }]
    }
    case 'signatures':
      return block.parties.map(({ name, role }) => ({
        name: `${name}.printedName`,
        label: `Signature: ${role}`,
        isMissing: !signed.has(name),
      }))
    default:
      return []
  }
}

/** What a form asks for and does not have yet, in its order. `signed` are the parties that have signed. */
export function missingIn(form: Form, typed: TypedValues, signed: ReadonlySet<string> = new Set()): Completeness {
  const all = form.steps.flatMap(({ sections }) =>
    sections.flatMap(({ title, blocks }) =>
      blocks.flatMap((block) => askedIn(block, typed, signed).map((asked) => ({ ...asked, section: title }))),
    ),
  )
  const missing = all.filter(({ isMissing }) => isMissing)
  return { asked: all.length, missing: missing.map(({ name, label, section }) => ({ name, label, section })) }
}
