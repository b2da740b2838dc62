import { memo } from 'react'
import type { Step } from '@/lib/documents/form'
import { FormBlockView } from './blocks/index'

const notes: Readonly<Record<Step['audience'], string>> = {
  customer: '',
  office: 'Office only. Don’t send to the customer.',
  crew: 'For your crew.',
}

/** A part of the document with links to its sections. Hundreds of controls: it is rendered for another step only. */
export const StepView = memo(function StepView({ step }: { step: Step }) {
  const { id, name, audience, sections } = step
  const main = sections.filter(({ level }) => level === 1)
  return (
    <div>
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {notes[audience] && <p className="fill-audience">{notes[audience]}</p>}
      {main.length > 2 && (
        <nav aria-label="Sections" className="fill-sections-nav">
          {main.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.title}
            </a>
          ))}
        </nav>
      )}
      {sections.map((section) => {
        const Heading = section.level === 1 ? 'h3' : 'h4'
        return (
          <section key={section.id} className="fill-section">
            <Heading id={section.id} tabIndex={-1}>
              {section.title}
            </Heading>
            {section.blocks.map((block, index) => (
              <FormBlockView key={index} {...block} />
            ))}
          </section>
        )
      })}
    </div>
  )
})
