'use client'

import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Step } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/drafts'
import type { Opened } from '@/lib/fill/open'
import { ExampleSwitch } from './example-switch'
import { FillingProvider } from './filling'
import { goOnWithEnter } from './next-control'
import { OutputPanel } from './output-panel'
import { SavedNote } from './saved-note'
import { StepNav } from './step-nav'
import { StepView } from './step-view'
import { useDocument } from './use-document'
import { usePlace } from './use-place'

const PageView = lazy(async () => ({ default: (await import('./page-view')).PageView }))

/** There is room for the page beside the form. */
const WIDE = '(min-width: 68.75rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}

function Page() {
  return (
    <Suspense fallback={<p className="fill-hint">Writing the first page…</p>}>
      <PageView />
    </Suspense>
  )
}

/** The way on, to the page and to the file, at the foot of the screen. */
function Bar({ before, next, isWide }: { before?: Step; next?: Step; isWide: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="fill-bar">
      {before && (
        <Button asChild variant="outline" size="icon">
          <a href={`#${before.id}`} aria-label={`Back: ${before.name}`}>
            <ChevronLeft aria-hidden size={20} />
          </a>
        </Button>
      )}
      {!isWide && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          See the page
        </Button>
      )}
      {next && (
        <a className="text-link fill-finish" href="#finish">
          Get the file
        </a>
      )}
      <Button asChild className="fill-next">
        {next ? (
          <a href={`#${next.id}`}>
            <span>Next: {next.name}</span>
          </a>
        ) : (
          <a href="#finish">Get the file</a>
        )}
      </Button>
      {open && !isWide && (
        <Dialog open onClose={() => setOpen(false)} title="As it will print" className="fill-dialog">
          <Page />
        </Dialog>
      )}
    </div>
  )
}

interface Props {
  opened: Opened
  /** The draft to go on with; a new one has nothing typed. */
  draft: Draft
}

/** A document's form, step by step, with the page as it will print. */
export function FillForm({ opened, draft }: Props) {
  const { filling, methods, saved } = useDocument(opened, draft)
  const { steps } = filling.form
  const step = usePlace(filling.form)
  const isWide = useIsWide()
  const at = step ? steps.indexOf(step) : 0
  return (
    <FormProvider {...methods}>
      <FillingProvider value={filling}>
        <header className="fill-title">
          <h1>{opened.template.name}</h1>
          <SavedNote saved={saved} />
          <ExampleSwitch />
        </header>
        {step && <StepNav steps={steps} current={step} />}
        <div className="fill-columns">
          <div>
            <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()} onKeyDown={goOnWithEnter}>
              {step && <StepView key={step.id} step={step} />}
            </form>
            <OutputPanel />
            <Bar before={steps[at - 1]} next={steps[at + 1]} isWide={isWide} />
          </div>
          {isWide && (
            <aside aria-label="As it will print" className="fill-beside">
              <Page />
            </aside>
          )}
        </div>
      </FillingProvider>
    </FormProvider>
  )
}
