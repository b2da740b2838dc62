import { contracts } from '@/data/contracts'
import { contractBlueprints } from '@/data/contracts/blueprints'
import type { FamilyName } from '@/data/families'
import { inspections } from '@/data/inspections'
import { inspectionBlueprints } from '@/data/inspections/blueprints'
import { safety } from '@/data/safety'
import { safetyBlueprints } from '@/data/safety/blueprints'
import type { TemplateContent } from '@/data/types'
import { constantOf, quote, texts } from './texts'

/** The parts of a blueprint's file that differ by its family. */
export interface BlueprintKind {
  family: FamilyName
  contents: readonly TemplateContent[]
  /** How many blueprints there are, and how many of them stand before a new one. */
  blueprints: number
  after: number
  /** What the family asks for beside the texts. */
  facts?: string
  /** The function of `data/parts/notices.ts` that makes the last block of its documents, where the family asks for one. */
  notice?: string
}

/**
 * The families that are written once for all roof systems and take a further blueprint, by the name of their folder. The
 * estimates' ids count five to a system and leave no room for a sixth.
 */
export const blueprintKinds: Readonly<Record<string, BlueprintKind>> = {
  contracts: {
    family: 'contract',
    contents: contracts,
    blueprints: contractBlueprints.length,
    // The subcontractor agreement is the last one.
    after: contractBlueprints.length - 1,
    facts: "group: 'core',",
    notice: 'notLegalAdvice',
  },
  inspections: {
    family: 'inspection',
    contents: inspections,
    blueprints: inspectionBlueprints.length,
    after: inspectionBlueprints.length,
  },
  safety: {
    family: 'safety',
    contents: safety,
    blueprints: safetyBlueprints.length,
    after: safetyBlueprints.length,
    facts: 'downloads: [500, 200],',
  },
}

const blocks = `
    d.section('Job', 'TODO how this section reads under What’s Included'),
    d.fields(4, d.field('job.name', { span: 2 }), d.field('job.number'), d.own('form.date', 'Date', 'date'), d.field('job.address', { span: 3 }), d.field('job.foreman')),
    d.section('Work', 'TODO the tasks of this roof and what controls their hazards'),
    d.table(
      'task',
      'Work',
      [
        d.column('task', 'Task', 'text', { fixed: true, width: 2.6 }),
        d.column('hazard', 'Hazard', 'text', { fixed: true, width: 2.4 }),
        d.column('control', 'Control', 'text', { fixed: true, width: 4 }),
        d.column('here', 'This job', 'check', { width: 0.7 }),
      ],
      system.safety.hazards.map(({ task, hazard, control }) => ({ task, hazard, control })),
      { blankRows: 2, lineNumbers: true },
    ),
    d.section('Roof', 'TODO the defects of this roof, to tick and place'),
    d.table(
      'defect',
      'Roof',
      [
        d.column('name', 'Defect', 'text', { fixed: true, width: 1.8 }),
        d.column('looks', 'What it looks like', 'text', { fixed: true, width: 3 }),
        d.column('remedy', 'What puts it right', 'text', { fixed: true, width: 3 }),
        d.column('place', 'Where', 'text', { width: 2 }),
      ],
      system.commonDefects.map(({ name, looks, remedy }) => ({ name, looks, remedy })),
    ),
    d.section('Checks', 'TODO what is confirmed before it is signed'),
    d.checklist('check', system.inspectionPoints.field.map(({ check, criterion }) => [check, criterion] as const), ['Yes', 'No']),
    d.section('Signed'),
    d.signatures([{ name: 'foreman', role: 'Foreman' }]),`

/**
 * The file of a new blueprint: a document for every roof system, made of the system's own facts, whose words are still
 * to be written. `suffix` is what follows the system's slug, `name` what follows its short name.
 */
export function blueprintSource({ family, facts = '', notice }: BlueprintKind, suffix: string, name: string): string {
  const description = '`TODO one sentence of 40 to 160 characters for ${aRoof(system)}: what it is and what it holds.`'
  const tags = "['TODO words people search for', 'TODO another', 'TODO a third']"
  return `import { defineTemplate, type Blueprint } from '@/data/define-template'${notice ? `\nimport { ${notice} } from '@/data/parts/notices'` : ''}
import { aRoof } from '@/data/parts/words'
import type { RoofSystem } from '@/data/parts/system'
import * as d from '@/lib/documents/author'

const partsOf = (system: RoofSystem): readonly d.Part[] => [
  d.part('Form', [${blocks}${notice ? `\n    ${notice}('TODO the statutes that it touches'),` : ''}
  ]),
]

/** TODO what it is for, in a line. */
export const ${constantOf(suffix)}: Blueprint = (system) =>
  defineTemplate(${quote(family)}, {
    system,
    name: ${quote(name)},${facts && `\n    ${facts}`}${texts(description, tags)}
    subject: \`TODO a line for the file’s properties: \${system.name}\`,
    intro: \`TODO one or two sentences under the title: who fills this in on \${aRoof(system)}, and when.\`,
    keywords: [system.name],
    parts: () => partsOf(system),
  })
`
}
