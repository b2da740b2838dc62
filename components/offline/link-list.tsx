import { TextLink } from '@/components/ui/text-link'

/** Links under a heading; nothing if there are none. */
export function LinkList({ title, links }: { title: string; links: readonly { href: string; name: string }[] }) {
  if (links.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-1">
        {links.map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
