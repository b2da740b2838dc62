import { Section } from './section'

const steps = [
  { title: 'Browse', text: 'Find the document by job, category or roof type, and look at its real pages first.' },
  { title: 'Enter your email', text: 'One time, no spam. We send you a backup copy and remember you.' },
  { title: 'Download', text: 'Take it as PDF, Word or Excel, put your name on it and use it on the next job.' },
] as const

/** The three steps from finding a template to using it. */
export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="how">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
