import { planTemplate, type Given } from '@/scripts/new-template/plan'

const askNobody = (option: string, list: string) => Promise.reject(new Error(`--${option} is missing${list}`))
const newForm = { name: 'New Form' }

test.each<[Given, string]>([
  [{ kind: 'roofs', name: 'X' }, '--kind is none of (project-management'],
  [{ kind: 'estimates', name: 'X' }, '--kind is none of (project-management'],
  [{ kind: 'hr' }, '--name is missing'],
  [{ kind: 'hr', name: ' ' }, '--name is empty'],
  [{ kind: 'hr', ...newForm }, '--group is missing (Hiring & Recruiting'],
  [{ kind: 'hr', ...newForm, group: 'Roofs' }, '--group is none of (Hiring & Recruiting'],
  [{ kind: 'invoicing', ...newForm, group: 'Receipts', beside: 'Word' }, '--beside is none of (Excel)'],
  [{ kind: 'hr', name: '90 Days', group: 'Onboarding' }, 'must begin with a letter'],
  [{ kind: 'hr', name: 'Weekly Timesheet', group: 'Onboarding' }, 'There is a template weekly-timesheet already'],
  [{ kind: 'safety', ...newForm, group: 'Roofs' }, '--group is for templates that are written one by one'],
  [{ kind: 'safety', name: 'Safety Plan' }, 'There is a template safety-plan already'],
])('%j is rejected: %s', async (given, message) => {
  await expect(planTemplate(given, askNobody)).rejects.toThrow(message)
})

test('missing values are asked for, with the possible answers', async () => {
  const asked: string[] = []
  const answers = { kind: 'hr', name: 'Ladder Loan Form', group: 'Onboarding', beside: 'Word' }
  const { files, report } = await planTemplate({}, (option, list) => {
    asked.push(option + list.split(' | ', 1)[0]!)
    return Promise.resolve(answers[option])
  })
  expect(asked).toEqual(['kind (project-management', 'name', 'group (Hiring & Recruiting'])
  expect([...files.keys()]).toEqual(['data/hr/ladder-loan-form.ts', 'data/hr/index.ts'])
  expect(report).toContain('(40 → 41, 881 → 882)')
})

test('a blueprint is one file, its place in the list, and the templates of all systems', async () => {
  const { files, report } = await planTemplate({ kind: 'safety', name: 'Hot Work Permit' }, askNobody)
  const folder = 'data/safety/blueprints'
  expect([...files.keys()]).toEqual([`${folder}/hot-work-permit.ts`, `${folder}/index.ts`])
  expect(report).toContain('(183 → 204, 881 → 902)')
  expect(report).toContain('8 → 9 blueprints')
})
