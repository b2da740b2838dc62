import { cpSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fullTest } from '@/tests/support/full-test'
import { runScript } from '@/tests/support/run-script'
import { newFolder } from '@/tests/support/new-folder'

let copy: string
beforeAll(() => {
  copy = newFolder()
  for (const name of ['data', 'lib', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file), 'utf8')))

/** Copies a document of a folder under another name, and lists the copy after it, as the README says. */
function add(
  folder: string,
  [file, constant, name]: readonly string[],
  [newFile, newConstant, newName]: readonly string[],
) {
  cpSync(path.join(copy, folder, `${file}.ts`), path.join(copy, folder, `${newFile}.ts`))
  edit(path.join(folder, `${newFile}.ts`), (text) => {
    expect(text).toContain(`'${name}'`)
    return text.replaceAll(constant!, newConstant!).replace(`'${name}'`, `'${newName}'`)
  })
  const listed = `  ${constant},\n  ${newConstant},\n`
  edit(path.join(folder, 'index.ts'), (text) =>
    `import { ${newConstant} } from './${newFile}'\n${text}`.replace(`  ${constant},\n`, listed),
  )
}

fullTest(
  'a copied document and a copied blueprint, each listed, are rendered by their slugs, and nothing else is to be entered',
  async () => {
    add(
      'data/library/hr',
      ['tool-and-equipment-issue-agreement', 'toolAndEquipmentIssueAgreement', 'Tool and Equipment Issue Agreement'],
      ['ladder-loan-form', 'ladderLoanForm', 'Ladder Loan Form'],
    )
    add(
      'data/library/safety/blueprints',
      ['daily-safety-checklist', 'dailySafetyChecklist', 'Daily Safety Checklist'],
      ['hot-work-permit', 'hotWorkPermit', 'Hot Work Permit'],
    )
    const slugs = { hr: 'ladder-loan-form', safety: 'tpo-roofing-hot-work-permit' }
    const { code, out, error } = await runScript('build-documents', Object.values(slugs), { cwd: copy })
    expect({ code, error: error.replace(/^.*page pictures.*$/gm, '').trim() }).toEqual({ code: 0, error: '' })
    expect(out).toContain('2 templates: 2 rendered')
    const manifest = readFileSync(path.join(copy, 'lib/catalogue/generated/manifest.json'), 'utf8')
    const { templates } = JSON.parse(manifest) as { templates: Record<string, { included: string[] }> }
    for (const [folder, slug] of Object.entries(slugs)) {
      const files = ['pdf', 'docx', '480.webp', 'thumb.240.webp'].map((type) => `templates/${folder}/${slug}.${type}`)
      for (const file of [...files, `models/${slug}.json`, `models/${slug}.example.json`])
        expect(statSync(path.join(copy, 'public', file)).size).toBeGreaterThan(500)
      expect(templates[slug]!.included.length).toBeGreaterThan(2)
    }
  },
  240_000,
)

test('a slug that no template has is an error', async () => {
  const outcome = await runScript('build-documents', ['no-such-template'], { cwd: copy })
  expect(outcome).toMatchObject({ code: 1, error: 'Unknown template no-such-template\n' })
})
