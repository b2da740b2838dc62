'use client'

import { Label } from '@/components/ui/label'
import { textOf, type Job } from '@/lib/jobs/job'
import type { SetEntry } from '@/lib/jobs/sets'
import type { SetFacts } from './fact-field'

interface Props {
  job: Job
  sets: readonly SetEntry[]
  onChange: SetFacts
}

const WITHOUT = { system: '', systemName: '' }

function sameWork(sets: readonly SetEntry[], slug: string, system: string): string {
  const present = sets.find((set) => set.slug === slug)
  if (!present?.system) return slug
  const suffix = slug.slice(present.system.length)
  return sets.find((set) => set.slug === `${system}${suffix}`)?.slug ?? ''
}

export function SetChoice({ job, sets, onChange }: Props) {
  const [system, set] = [textOf(job, 'system'), textOf(job, 'set')]
  const systems = [...new Map(sets.map((each) => [each.system ?? '', { ...WITHOUT, ...each }])).values()].filter(
    (each) => each.system,
  )
  const chooseSystem = (slug: string): void => {
    const name = systems.find((each) => each.system === slug)?.systemName ?? ''
    const known = textOf(job, 'roof.system')
    const isOwn = known !== '' && !systems.some(({ systemName }) => systemName === known)
    onChange({ system: slug, set: sameWork(sets, set, slug), ...(isOwn ? {} : { 'roof.system': name }) })
  }
  return (
    <div className="job-fields">
      <div className="field">
        <Label htmlFor="job-system">Roof system</Label>
        <select
          id="job-system"
          className="input"
          autoComplete="off"
          value={system}
          onChange={({ target }) => chooseSystem(target.value)}
        >
          <option value="">Choose…</option>
          {systems.map((each) => (
            <option key={each.system} value={each.system}>
              {each.systemName}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <Label htmlFor="job-set">Set of documents</Label>
        <select
          id="job-set"
          className="input"
          autoComplete="off"
          value={set}
          onChange={({ target }) => onChange({ set: target.value })}
        >
          <option value="">Choose…</option>
          {sets
            .filter((each) => !each.system || each.system === system)
            .map((each) => (
              <option key={each.slug} value={each.slug}>
                {each.job}
              </option>
            ))}
        </select>
      </div>
    </div>
  )
}
