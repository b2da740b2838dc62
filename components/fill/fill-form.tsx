import { Problem, Status } from '@/components/ui/status'
import { lazyPart } from '@/components/ui/lazy-part'
import { useCallback, useState, useSyncExternalStore, type ReactNode, type KeyboardEvent, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { Received } from '@/components/handover/received'
import { MeasurementsButton } from '@/components/measurements/measurements-button'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { Step } from '@/lib/documents/form'
import { templateUrl } from '@/lib/paths'
import { ExampleSwitch } from './example-switch'
import { FillingProvider } from '@/components/filling/filling'
import { createFocus, type Focus } from './focus'
import { KeptEntries } from './kept-entries'
import { OutputPanel } from './output-panel'
import { SignedFileNote } from './signature/signed-file'
import { SigningHost } from './signature/signing-host'
import { StepView } from './step-view'
import { StateQuestion } from './state-question'
import { useDocument, type Filled } from './use-document'
import { usePlace } from './use-place'
import { unfold } from './grid-keys'
import { leaveDraftAt } from '@/lib/fill/drafts'
import type { Saved, SavedState } from './use-tabs'

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

function textOf(saved: Saved): string {
  if (saved.status === 'saving') return 'Saving on this device…'
  return saved.status === 'saved'
    ? `Saved on this device at ${clock(saved.at)}`
    : 'Nothing you type leaves this device.'
}

/** Whether the draft is saved, and what another tab changed in it. */
function SavedNote({ state }: { state: SavedState }) {
  const saved = useSyncExternalStore(state.subscribe, state.get, state.get)
  if (saved.status === 'failed')
    return <Problem>This browser isn’t saving your draft. Download the file before you leave.</Problem>
  const { told = [] } = saved
  return (
    <>
      <p className="fill-hint">{textOf(saved)}</p>
      <Status className="fill-told">{told.length > 0 && `Changed in another tab: ${told.join(', ')}.`}</Status>
    </>
  )
}

const marks: Readonly<Record<Step['audience'], string>> = { customer: '', office: 'Office', crew: 'Crew' }

/** The steps of the form and who reads each; nothing for a single step. */
function StepNav({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const at = steps.indexOf(current)
  if (steps.length < 2) return null
  return (
    <nav aria-label="Steps" className="fill-steps-nav">
      <p className="fill-hint">
        Step {at + 1} of {steps.length}
      </p>
      <progress className="progress" aria-hidden value={at + 1} max={steps.length} />
      <ol>
        {steps.map(({ id, name, audience }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === at ? 'step' : undefined}>
              <span aria-hidden>{index + 1}</span> {name}
              {marks[audience] && <span className="badge">{marks[audience]}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useLeftAt(draft: string, step: string | undefined, focus: Focus): void {
  useEffect(
    () =>
      focus.subscribe(() => {
        leaveDraftAt(draft, focus.leftAt()).catch((error: unknown) =>
          console.error('The place in the form could not be stored.', error),
        )
      }),
    [draft, focus],
  )
  useEffect(() => focus.enter(step ?? ''), [step, focus])
}

const CONTROLS = 'input:not([type=hidden], [type=file]), select, textarea'

/** Enter in an input goes on to the next one instead of sending a form. In texts of several lines it is a new line. */
function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, defaultPrevented, nativeEvent } = event
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  const next = all[all.indexOf(target) + 1]
  if (next) unfold(next, () => next.focus())
}

const PageView = lazyPart(
  async () => (await import('./page-view')).PageView,
  <p className="fill-hint">Writing the first page…</p>,
)

/** There is room for the page next to the form; a grid of many columns needs more. */
const WIDE = '(min-width: 68.75rem)'
const WIDEST = '(min-width: 104rem)'
const MANY_COLUMNS = 7

const hasWideTable = ({ sections }: Step): boolean =>
  sections.some(({ blocks }) =>
    blocks.some(({ block }) => block.kind === 'table' && block.columns.length >= MANY_COLUMNS),
  )

function useMatch(media: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const query = window.matchMedia(media)
        query.addEventListener('change', listener)
        return () => query.removeEventListener('change', listener)
      },
      [media],
    ),
    () => window.matchMedia(media).matches,
    () => false,
  )
}

interface PageProps {
  step: Step
  focus: Focus
}

/** The bar at the bottom: back, next, and the page on small screens. */
function Bar({ before, next, isWide, page }: { before?: Step; next?: Step; isWide: boolean; page?: PageProps }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="fill-bar">
      {before && (
        <OutlineButton asChild size="icon">
          <a href={`#${before.id}`} aria-label={`Back: ${before.name}`}>
            <Icon name="chevron-left" size={20} />
          </a>
        </OutlineButton>
      )}
      {!isWide && page && <OutlineButton onClick={() => setOpen(true)}>See the page</OutlineButton>}
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
      {open && !isWide && page && (
        <Dialog onClose={() => setOpen(false)} title="As it will print" className="fill-dialog">
          <PageView {...page} />
        </Dialog>
      )}
    </div>
  )
}

/** A document as a form: its steps, the page as it will print, and the output. */
export function FillForm({ jobBar, ...filled }: Omit<Filled, 'leftAt'> & { jobBar?: ReactNode }) {
  const { template, slug } = filled.opened
  const [focus] = useState(createFocus)
  const { filling, methods, saved } = useDocument({ ...filled, leftAt: focus.leftAt })
  const { steps } = filling.form
  const step = usePlace(filling.form)
  const isWide = useMatch(step && hasWideTable(step) ? WIDEST : WIDE)
  const at = step ? steps.indexOf(step) : 0
  useLeftAt(filled.draft.id, step?.id, focus)
  const page = step && { step, focus }
  return (
    <FormProvider {...methods}>
      <FillingProvider value={filling}>
        <header className="fill-title">
          <h1>{template.name}</h1>
          <SavedNote state={saved} />
          <ExampleSwitch />
          <MeasurementsButton />
          <a className="text-link fill-about" href={templateUrl(slug)}>
            About this template
          </a>
        </header>
        {jobBar}
        {step && <StepNav steps={steps} current={step} />}
        <div className="fill-columns" data-beside={isWide || undefined}>
          <div>
            {at === 0 && <StateQuestion />}
            <form
              aria-label={template.name}
              noValidate
              autoComplete="off"
              onSubmit={(event) => event.preventDefault()}
              onKeyDown={goOnWithEnter}
              onFocus={focus.follow}
            >
              {step && <StepView key={step.id} step={step} />}
            </form>
            <KeptEntries />
            <SignedFileNote draft={filled.draft.id} />
            <OutputPanel />
            <SigningHost />
            <Received />
            <Bar before={steps[at - 1]} next={steps[at + 1]} {...{ isWide, page }} />
          </div>
          {isWide && page && (
            <aside aria-label="As it will print" className="fill-beside">
              <PageView {...page} />
            </aside>
          )}
        </div>
      </FillingProvider>
    </FormProvider>
  )
}
