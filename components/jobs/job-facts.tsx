import { FactList } from '@/components/catalogue/fact-list'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { askedGroups, sumsOf, type AskedGroup } from '@/lib/jobs/asked'
import { facts } from '@/lib/jobs/facts'
import { textOf, type Job } from '@/lib/jobs/job'
import { lineId, linesOf, lists, MOST_LINES, type JobList } from '@/lib/jobs/lists'
import { FactField, type SetFacts } from './fact-field'

interface Props {
  job: Job
  onChange: SetFacts
}

/** A group of facts. The customer's is open in a new job. */
function Group({ group, job, onChange }: Props & { group: AskedGroup }) {
  const known = group.facts.filter(({ id }) => textOf(job, id).trim() !== '').length
  // A new job begins with its customer; later the documents are what people come for.
  const [isFirst] = useState(group.id === 'customer' && known === 0)
  return (
    <details className="job-group" open={isFirst || undefined}>
      <summary>
        <h3>{group.title}</h3>
        <span className="card-meta">
          {known} of {group.facts.length}
        </span>
      </summary>
      <div className="job-fields">
        {group.facts.map((fact) => (
          <FactField key={fact.id} fact={fact} text={textOf(job, fact.id)} onChange={onChange} />
        ))}
      </div>
    </details>
  )
}

/** A line of a list, for example one invoice. */
function Line({ list, line, job, onChange }: Props & { list: JobList; line: number }) {
  const name = `${list.line} ${line}`
  return (
    <fieldset className="job-line">
      <legend>{name}</legend>
      <div className="job-fields">
        {list.columns.map(({ key, label }) => {
          const fact = facts.get(lineId(list, line, key))
          return (
            fact && <FactField key={key} fact={fact} label={label} text={textOf(job, fact.id)} onChange={onChange} />
          )
        })}
      </div>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onChange(Object.fromEntries(list.columns.map(({ key }) => [lineId(list, line, key), ''])))}
      >
        Clear this line<span className="sr-only">: {name}</span>
      </Button>
    </fieldset>
  )
}

/** The lines of a list in use, and a blank one. */
function Lines({ list, job, onChange }: Props & { list: JobList }) {
  const count = linesOf(list, (id) => textOf(job, id))
  const shown = Math.min(count + 1, MOST_LINES)
  return (
    <details className="job-group">
      <summary>
        <h3>{list.title}</h3>
        <span className="card-meta">{count}</span>
      </summary>
      {Array.from({ length: shown }, (_, index) => (
        <Line key={index} list={list} line={index + 1} job={job} onChange={onChange} />
      ))}
    </details>
  )
}

/** The sums that follow from the lists; nothing without amounts. */
function Sums({ job }: Pick<Props, 'job'>) {
  const sums = sumsOf(job)
  if (sums.length === 0) return null
  const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return <FactList className="job-sums" facts={sums.map(({ label, amount }) => ({ label, value: dollars(amount) }))} />
}

/** The facts of a job in groups, its lists, and the sums that follow from them. */
export function JobFacts({ job, onChange }: Props) {
  return (
    <section aria-labelledby="job-facts">
      <h2 id="job-facts">Job details</h2>
      <p className="card-meta mb-2">Enter what you have. We use it to fill in the job’s documents.</p>
      {askedGroups.map((group) => (
        <Group key={group.id} group={group} job={job} onChange={onChange} />
      ))}
      {lists.map((list) => (
        <Lines key={list.name} list={list} job={job} onChange={onChange} />
      ))}
      <Sums job={job} />
    </section>
  )
}
