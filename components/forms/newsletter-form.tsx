import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { HoneypotField } from './honeypot-field'

const promises = ['5 member-only templates', 'Early access', 'Weekly tips', 'Industry news']

/** A plain form post. After hydration, `newsletter-host.tsx` sends it in place and shows the result. */
export function NewsletterForm() {
  return (
    <form
      method="post"
      action="/api/subscribe"
      className="newsletter"
      aria-label="Newsletter"
      data-newsletter
      data-needs-script
    >
      <h2 className="text-lg">Get New Templates Weekly</h2>
      <ul className="newsletter-promises">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <input type="hidden" name="source" value="newsletter" />
      <HoneypotField />
      <div className="flex gap-2">
        <Input
          type="email"
          name="email"
          aria-label="Email address"
          placeholder="you@company.com"
          autoComplete="email"
          maxLength={255}
          required
        />
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  )
}
