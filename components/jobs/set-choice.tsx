import { Select } from '@/components/ui/select'
import { Field } from '@/components/ui/field'
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

/** The roof system of a job and its set of documents. A new system keeps the kind of set. */
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
      <Field id="job-system" label="Roof system">
        <Select
          id="job-system"
          blank="Choose…"
          options={systems.map((each) => [each.system, each.systemName])}
          value={system}
          onChange={chooseSystem}
        />
      </Field>
      <Field id="job-set" label="Set of documents">
        <Select
          id="job-set"
          blank="Choose…"
          options={sets.flatMap((each) => (!each.system || each.system === system ? [[each.slug, each.job]] : []))}
          value={set}
          onChange={(slug) => onChange({ set: slug })}
        />
      </Field>
    </div>
  )
}
