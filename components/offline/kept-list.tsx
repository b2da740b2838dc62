import { useEffect, useState } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { listDrafts } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { keptForms, type KeptForm } from '@/lib/offline/keep'
import { fillUrl } from '@/lib/paths'
import { LinkList } from './link-list'

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

/** The drafts and forms that open without a network. */
export function KeptList() {
  const [kept, setKept] = useState<Kept>({ drafts: [], forms: [] })
  useEffect(() => {
    readKept().then(setKept, (error: unknown) => console.warn('The browser does not say what it keeps.', error))
  }, [])
  const isKept = new Set(kept.forms.map(({ slug }) => slug))
  const drafts = kept.drafts.filter(({ slug }) => isKept.has(slug))
  return (
    <>
      <OutlineButton className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </OutlineButton>
      <LinkList
        title="Your drafts"
        links={drafts.map(({ id, slug, name, title }) => ({
          href: `${fillUrl(slug)}?draft=${id}`,
          name: name ?? title,
        }))}
      />
      <LinkList
        title="Forms on this device"
        links={kept.forms.map(({ slug, name }) => ({ href: `${fillUrl(slug)}?draft=new`, name }))}
      />
    </>
  )
}
