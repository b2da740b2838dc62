import { Paragraphs, TextList } from '@/components/ui/text-list'
import type { TemplateEntry } from '@/lib/catalogue'

type Props = { template: TemplateEntry }

/** What a template is for. */
export function FullDescription({ template: { description, fullDescription } }: Props) {
  const paragraphs = fullDescription.length > 0 ? fullDescription : [description]
  return (
    <section aria-label="Description" className="detail-about prose">
      {fullDescription.length > 0 && <p className="text-lg text-muted-foreground">{description}</p>}
      <Paragraphs texts={paragraphs} />
    </section>
  )
}

/** What a template contains. */
export function WhatsIncluded({ template }: Props) {
  return (
    <section className="detail-included">
      <h2>{"What's Included"}</h2>
      <TextList className="included" texts={template.whatsIncluded} />
    </section>
  )
}

/** The steps to use a template. */
export function HowToUse({ template }: Props) {
  return (
    <section>
      <h2>How to Use</h2>
      <ol className="steps">
        {template.howToUse.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Advice on a template, with the source of each piece. */
export function ExpertGuide({ template }: Props) {
  return (
    <section>
      <h2>Expert Guide</h2>
      {template.expertGuide.map(({ title, text, cite }) => (
        <div key={title} className="mt-4 max-w-[65ch]">
          <h3>{title}</h3>
          <p className="mt-1">{text}</p>
          {cite && <p className="mt-1 text-note text-muted-foreground">Source: {cite}</p>}
        </div>
      ))}
    </section>
  )
}
