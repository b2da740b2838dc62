/** The office's page of a paper that goes to a customer: what has to agree before it goes out. */
import * as d from '@/lib/documents/author'

/** Checks stand here and never on the customer's own page. */
export const beforeYouSend = (...blocks: readonly d.Block[]): d.Part =>
  d.part('Office', [d.section('Before you send it', 'Office checks before it goes out'), ...blocks], {
    audience: 'office',
  })
