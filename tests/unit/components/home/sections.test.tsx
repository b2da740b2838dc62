/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { FaqSection } from '@/components/home/faq-section'
import { HowItWorks } from '@/components/home/how-it-works'
import { StatsStrip } from '@/components/home/stats-strip'
import { testimonials } from '@/data/site/testimonials'
import { Testimonials } from '@/components/home/testimonials'

it('labels every sample among the three testimonials, which names no person and no company', () => {
  render(<Testimonials />)
  const figures = screen.getAllByRole('figure')
  expect(figures).toHaveLength(3)
  for (const figure of figures) {
    expect(within(figure).getByText('Sample')).toBeVisible()
    expect(figure.querySelector('b')).toHaveTextContent(/^Sample: [a-z]/)
  }
  for (const { person, company, sample } of testimonials)
    if (sample)
      expect([person, company]).toEqual([expect.stringMatching(/^Sample: /), expect.stringMatching(/^an? [a-z ]+$/)])
})

it('answers ten questions, at most one open at a time, and says how to fill in on the site, with the company and by job', () => {
  const { container } = render(<FaqSection />)
  const items = [...container.querySelectorAll('details')]
  expect(items).toHaveLength(10)
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']))
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '')
  expect(data['@graph'][0]['@type']).toBe('FAQPage')
  expect(data['@graph'][0].mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    items.map((item) => item.querySelector('summary')?.textContent),
  )
  for (const name of ['Fill it in here', 'My company', 'My jobs', 'stays on your device'])
    expect(container.textContent).toContain(name)
})

it('explains three steps in order, and states the claims', () => {
  render(<HowItWorks />)
  const steps = screen.getAllByRole('heading', { level: 3 })
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Browse', 'Enter your email', 'Download'])
  render(<StatsStrip />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['500+', '5,000+', '100%'])
})
