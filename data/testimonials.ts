export interface Testimonial {
  person: string
  company: string
  city: string
  quote: string
  /** Shows a visible 'sample' label. Remove the flag once the quote is a real customer's. */
  sample?: boolean
}

export const testimonials: readonly Testimonial[] = [
  {
    person: 'Mike R.',
    company: 'Ridgeline Roofing',
    city: 'Columbus, OH',
    quote:
      'I used to price jobs on the back of a shingle wrapper. Now the homeowner gets a clean estimate before I leave the driveway.',
    sample: true,
  },
  {
    person: 'Sarah T.',
    company: 'Summit Exteriors',
    city: 'Denver, CO',
    quote:
      'The inspection checklist goes up the ladder with every crew. Fewer callbacks, and we have the paperwork when someone asks.',
    sample: true,
  },
  {
    person: 'Carlos M.',
    company: 'Gulf Coast Roof & Repair',
    city: 'Tampa, FL',
    quote: 'After a storm I have forty calls and no office staff. These forms keep me from forgetting what matters.',
    sample: true,
  },
]
