import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { families } from '@/data/families'
import { slugOf } from '@/data/slug'
import { systems } from '@/data/systems'
import { templateContents } from '@/lib/catalogue/contents'
import { blueprintKinds, blueprintSource, type BlueprintKind } from './blueprint'
import { authoredKinds, type AuthoredKind, type AuthoredName, type Beside } from './kinds'
import { templateSource } from './source'
import { constantOf } from './texts'
import { withTemplate } from './wire'

export type Option = 'kind' | 'name' | 'group' | 'beside'
export type Given = Partial<Record<Option, string>>
/** Answers with what stands for an option that was not given; `list` names what may be answered. */
export type Ask = (option: Option, list: string) => Promise<string>

export interface Plan {
  /** What is to be written, by its path; not yet formatted. */
  files: ReadonlyMap<string, string>
  /** What was made, and what is left to do. */
  report: string
}

type Want = (option: Option, choices?: readonly string[]) => Promise<string>

const wantFrom =
  (given: Given, ask: Ask): Want =>
  async (option, choices = []) => {
    const list = choices.length ? ` (${choices.join(' | ')})` : ''
    const text = (given[option] ?? (await ask(option, list))).trim()
    if (!text) throw new Error(`--${option} is empty${list}`)
    if (choices.length && !choices.includes(text)) throw new Error(`--${option} is none of${list}: “${text}”`)
    return text
  }

/** The slug of a new template or blueprint. Throws where there is such a one already, or no constant can bear the name. */
function newSlug(name: string, folder: string, isTaken: (slug: string, known: string) => boolean): string {
  const slug = slugOf(name)
  if (!/^[a-z]/.test(slug)) throw new Error(`“${name}” must begin with a letter`)
  if (existsSync(path.join(folder, `${slug}.ts`)) || templateContents.some((content) => isTaken(slug, content.slug)))
    throw new Error(`There is a template ${slug} already`)
  return slug
}

/** What is left to do where there were `count` templates of a folder and are `more` now. */
const leftToDo = (folder: string, [count, more]: readonly [number, number], look: string, also: string): string => `
1. Write its words: everything that begins with TODO, and the blocks of the document (lib/documents/author.ts).
2. npm run documents, and look at ${look}.
3. Say that there are more (${count} → ${count + more}, ${templateContents.length} → ${templateContents.length + more}):
   tests/unit/data/${folder}.test.ts, tests/unit/lib/catalogue (counts, category-pages, catalogue, order),
   tests/unit/app/api/health.test.ts, tests/e2e/flows/pages.spec.ts, docs/behaviour.md, the README${also}.
4. Review it from the point of view of the person who uses it, and note that in docs/reviews.csv.
5. npm run revise records its first version in data/revisions.json. Commit that.
6. npm test.`

async function planAuthored(family: AuthoredName, want: Want, given: Given): Promise<Plan> {
  const kind: AuthoredKind = authoredKinds[family]
  const name = await want('name')
  const group = await want('group', families[family].groups)
  const beside = (given.beside === undefined ? kind.besides[0] : await want('beside', kind.besides)) as Beside
  const place = path.join('data', family)
  const slug = newSlug(name, place, (wanted, known) => wanted === known)
  const [file, index] = [path.join(place, `${slug}.ts`), path.join(place, 'index.ts')]
  const { length } = kind.contents
  const after = kind.contents.findLastIndex(({ section, subcategory }) => (section ?? subcategory) === group) + 1
  const files = new Map([
    [file, templateSource(kind, { family, name, group, beside })],
    [index, withTemplate(readFileSync(index, 'utf8'), slug, constantOf(slug), after || length)],
  ])
  const left = leftToDo(family, [length, 1], `public/templates/${family}/${slug}.pdf`, ', docs/catalogue.md')
  return { files, report: `Written: ${file}; in the list of ${index}.\n${left}` }
}

async function planBlueprint(folder: string, kind: BlueprintKind, want: Want, given: Given): Promise<Plan> {
  const extra = (['group', 'beside'] as const).find((option) => given[option] !== undefined)
  if (extra) throw new Error(`--${extra} is for templates that are written one by one, not for ${folder}`)
  const name = await want('name')
  const place = path.join('data', folder, 'blueprints')
  const suffix = newSlug(name, place, (wanted, known) => known.endsWith(`-${wanted}`))
  const [file, index] = [path.join(place, `${suffix}.ts`), path.join(place, 'index.ts')]
  const files = new Map([
    [file, blueprintSource(kind, suffix, name)],
    [index, withTemplate(readFileSync(index, 'utf8'), suffix, constantOf(suffix), kind.after)],
  ])
  const look = systems.slice(0, 2).map((system) => `public/templates/${folder}/${system.slug}-${suffix}.pdf`)
  const also = `;
   ${kind.blueprints} → ${kind.blueprints + 1} blueprints there and in tests/unit/data/distinctness.test.ts, which holds its documents apart`
  const left = leftToDo(folder, [kind.contents.length, systems.length], look.join(' and '), also)
  return {
    files,
    report: `Written: ${file}, a document for each of ${systems.length} systems; in the list of ${index}.
What differs between roofs comes from data/systems: it asks for no system by its name.\n${left}`,
  }
}

/**
 * What to write for a new template, or for a blueprint of the kinds that are written for all roof systems at once. Reads
 * the indexes of `data`, writes nothing. Throws where an option is not usable or the template is there already.
 */
export async function planTemplate(given: Given, ask: Ask): Promise<Plan> {
  const want = wantFrom(given, ask)
  const folder = await want('kind', [...Object.keys(authoredKinds), ...Object.keys(blueprintKinds)])
  const blueprint = blueprintKinds[folder]
  return blueprint ? planBlueprint(folder, blueprint, want, given) : planAuthored(folder as AuthoredName, want, given)
}
