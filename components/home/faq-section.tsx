import { Accordion } from '@/components/ui/accordion'
import { StructuredData } from '@/components/layout/structured-data'
import { faq } from '@/data/site/faq'
import { faqNode } from '@/lib/seo/structured-data'

/** The questions and answers of the home page, with their structured data. */
export function FaqSection() {
  return (
    <section className="band bg-muted">
      <div className="page-width grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <h2>Frequently Asked Questions</h2>
        <Accordion name="faq" items={faq.map(({ question, answer }) => ({ title: question, text: answer }))} />
      </div>
      <StructuredData nodes={[faqNode(faq)]} />
    </section>
  )
}
