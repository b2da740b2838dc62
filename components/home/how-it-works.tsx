import { Section } from './section'

const steps = [
  { title: 'Browse', text: 'Find the document by job, category or roof type, and look at its real pages first.' },
  { title: 'Enter your email', text: 'One time, no spam. We send you a backup copy and remember you.' },
  { title: 'Download', text: 'Take it as PDF, Word or Excel, put your name on it and use it on the next job.' },
] as const

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-foreground pt-4">
            <span aria-hidden="true" className="text-4xl leading-none font-extrabold text-primary">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
