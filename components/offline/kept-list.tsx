'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { listDrafts, type Draft } from '@/lib/fill/drafts'
import { keptForms, type KeptForm } from '@/lib/offline/keep'
import { fillUrl } from '@/lib/paths'

interface Kept {
  drafts: readonly Draft[]
  forms: readonly KeptForm[]
}

async function readKept(): Promise<Kept> {
  const forms = await keptForms()
  try {
    return { forms, drafts: await listDrafts() }
  } catch (error) {
    console.warn('This browser keeps no drafts.', error)
    return { forms, drafts: [] }
  }
}

function Links({ title, links }: { title: string; links: readonly { href: string; name: string }[] }) {
  if (links.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-1">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The drafts and forms that open on this device without a network. */
export function KeptList() {
  const [kept, setKept] = useState<Kept>({ drafts: [], forms: [] })
  useEffect(() => {
    readKept().then(setKept, (error: unknown) => console.warn('The browser does not say what it keeps.', error))
  }, [])
  const isKept = new Set(kept.forms.map(({ slug }) => slug))
  const drafts = kept.drafts.filter(({ slug }) => isKept.has(slug))
  return (
    <>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <Links
        title="Your drafts"
        links={drafts.map(({ id, slug, name, title }) => ({
          href: `${fillUrl(slug)}?draft=${id}`,
          name: name ?? title,
        }))}
      />
      <Links
        title="Forms on this device"
        links={kept.forms.map(({ slug, name }) => ({ href: `${fillUrl(slug)}?draft=new`, name }))}
      />
    </>
  )
}
