import { contracts } from '@/data/contracts'
import { contractBlueprints } from '@/data/contracts/blueprints'
import { inspections } from '@/data/inspections'
import { inspectionBlueprints } from '@/data/inspections/blueprints'
import { safety } from '@/data/safety'
import { safetyBlueprints } from '@/data/safety/blueprints'
import type { TemplateContent } from '@/data/types'
import { constantOf, quote, texts } from './texts'

/** The parts of a blueprint's file that differ by its kind. */
export interface BlueprintKind {
  contents: readonly TemplateContent[]
  /** How many blueprints there are, and how many of them stand before a new one. */
  blueprints: number
  after: number
  /** What the call in the file needs beside the roof system. */
  imports: string
  /** The call and what stands in it before the texts. */
  opens: (suffix: string) => string
  tags: string
  /** The last block of its documents, where the kind asks for one. */
  closing?: string
}

const tags = "'TODO words people search for', 'TODO another', 'TODO a third'"

/**
 * The kinds that are written once for all roof systems and take a further blueprint, by the name of their folder. The
 * estimates' ids count five to a system and leave no room for a sixth.
 */
export const blueprintKinds: Readonly<Record<string, BlueprintKind>> = {
  contracts: {
    contents: contracts,
    blueprints: contractBlueprints.length,
    // The subcontractor agreement stands last.
    after: contractBlueprints.length - 1,
    imports: `import { contract, notLegalAdvice } from '../parts/template'
import { systemMeta, tagsOf } from '../parts/system'`,
    opens: (suffix) => `contract({
    ...systemMeta(system),
    slug: \`\${system.slug}-${suffix}\`,
    name: \`\${system.shortName} \${title}\`,
    subcategory: 'core',`,
    tags: `tagsOf(system, ${tags})`,
    closing: "notLegalAdvice('TODO the statutes that it touches'),",
  },
  inspections: {
    contents: inspections,
    blueprints: inspectionBlueprints.length,
    after: inspectionBlueprints.length,
    imports: "import { systemInspection } from '../support'",
    opens: (suffix) => `systemInspection({ system, suffix: ${quote(suffix)}, title,`,
    tags: `[${tags}]`,
  },
  safety: {
    contents: safety,
    blueprints: safetyBlueprints.length,
    after: safetyBlueprints.length,
    imports: "import { systemSafety } from '../support'",
    opens: (suffix) => `systemSafety(system, ${quote(suffix)}, { name: title,`,
    tags: `[${tags}]`,
  },
}

const blocks = `
        section('Job', 'TODO how this section reads under What’s Included'),
        fields(4, field('job.name', { span: 2 }), field('job.number'), own('form.date', 'Date', 'date'), field('job.address', { span: 3 }), field('job.foreman')),
        section('Work', 'TODO the tasks of this roof and what controls their hazards'),
        table(
          'task',
          'Work',
          [
            column('task', 'Task', 'text', { fixed: true, width: 2.6 }),
            column('hazard', 'Hazard', 'text', { fixed: true, width: 2.4 }),
            column('control', 'Control', 'text', { fixed: true, width: 4 }),
            column('here', 'This job', 'check', { width: 0.7 }),
          ],
          system.safety.hazards.map(({ task, hazard, control }) => ({ task, hazard, control })),
          { blankRows: 2, lineNumbers: true },
        ),
        section('Roof', 'TODO the defects of this roof, to tick and place'),
        table(
          'defect',
          'Roof',
          [
            column('name', 'Defect', 'text', { fixed: true, width: 1.8 }),
            column('looks', 'What it looks like', 'text', { fixed: true, width: 3 }),
            column('remedy', 'What puts it right', 'text', { fixed: true, width: 3 }),
            column('place', 'Where', 'text', { width: 2 }),
          ],
          system.commonDefects.map(({ name, looks, remedy }) => ({ name, looks, remedy })),
        ),
        section('Checks', 'TODO what is confirmed before it is signed'),
        checklist('check', system.inspectionPoints.field.map(({ check, criterion }) => [check, criterion] as const), ['Yes', 'No']),
        section('Signed'),
        signatures([{ name: 'foreman', role: 'Foreman' }]),`

/**
 * The file of a new blueprint: a document for every roof system, made of the system's own facts, whose words are still
 * to be written. `suffix` is what follows the system's slug, `name` what follows its short name.
 */
export function blueprintSource(
  { imports, opens, tags: ownTags, closing = '' }: BlueprintKind,
  suffix: string,
  name: string,
): string {
  const description = '`TODO one sentence of 40 to 160 characters for ${aRoof(system)}: what it is and what it holds.`'
  return `${imports}
import { aRoof } from '@/data/parts/words'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import { checklist, column, documentModel, field, fields, own, part, section, signatures, table } from '@/lib/documents/author'

const title = ${quote(name)}

const documentOf = (system: RoofSystem) => () =>
  documentModel({
    title: \`\${system.shortName} \${title}\`,
    subject: \`TODO a line for the file’s properties: \${system.name}\`,
    intro: \`TODO one or two sentences under the title: who fills this in on \${aRoof(system)}, and when.\`,
    letterhead: 'compact',
    keywords: [system.name],
    parts: [
      part('Form', [${blocks}
        ${closing}
      ]),
    ],
  })

/** TODO what it is for, in a line. */
export const ${constantOf(suffix)} = (system: RoofSystem): TemplateContent =>
  ${opens(suffix)}${texts(description, ownTags)}
    document: documentOf(system),
  })
`
}
