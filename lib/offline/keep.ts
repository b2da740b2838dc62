/** A page's requests to the service worker: to install, to keep documents, and to let the next build start. */
import { modelUrl } from '@/lib/paths'
import { anyVary, factsUrl, isKeepable, isOurs, KEPT, WORKER } from './addresses'
import { firstInput, idleOrInput, isTouched } from './first-input'

/** Addresses that are kept; of a document there are two to four. */
const MOST_KEPT = 800

/** The operator's switch, `OFFLINE=off`, as the layout writes it. */
const isSwitchedOff = (): boolean => document.documentElement.dataset.offline === 'off'

/** The development server has no service worker; its pages have no list of scripts. */
const isBuilt = (): boolean => document.querySelector('template[data-scripts]') !== null

/** Whether this browser can keep pages for this site: not in some private windows, nor without https. */
export const canWorkOffline = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && isBuilt() && !isSwitchedOff()

/** Whether pages of this site open here without a network. */
export const worksOffline = async (): Promise<boolean> =>
  canWorkOffline() && (await navigator.serviceWorker.getRegistration())?.active != null

/** Starts a waiting build unless another tab has unfinished work; reloads a page that was not touched. */
async function startNextBuild(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting || isTouched()) return
  const reload = (): void => {
    if (!isTouched()) window.location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  registration.waiting.postMessage('take-over')
}

let started: Promise<void> | undefined

async function start(): Promise<void> {
  if (isSwitchedOff()) return stopWorkingOffline()
  if (!canWorkOffline()) return
  void firstInput()
  await startNextBuild()
  if (!navigator.serviceWorker.controller) await idleOrInput()
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

/** Makes this site work offline once the page is idle. Rejects if the browser refuses. */
export const workOffline = (): Promise<void> => (started ??= start())

/** Removes the service worker and its caches. Drafts stay. */
export async function stopWorkingOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name)
}

export interface KeptDocument {
  slug: string
  state?: string
}

async function keepAddress(kept: Cache, address: string): Promise<void> {
  if (await kept.match(address, anyVary)) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded ${response.status}`)
  await kept.put(address, response)
}

async function hasEdition(kept: Cache, facts: string): Promise<boolean> {
  const found = await kept.match(facts, anyVary)
  return ((await found?.json()) as { edition?: unknown } | undefined)?.edition != null
}

/** Keeps everything that the form of a document fetches. Rejects if something cannot be fetched or stored. */
async function keepDocument(kept: Cache, { slug, state }: KeptDocument): Promise<void> {
  await keepAddress(kept, factsUrl(slug))
  await keepAddress(kept, modelUrl(slug))
  if (!state) return
  const facts = factsUrl(slug, state)
  await keepAddress(kept, facts)
  if (await hasEdition(kept, facts)) await keepAddress(kept, modelUrl(`${slug}.${state.toLowerCase()}`))
}

/** Keeps forms and further URLs once the page is idle, in place of the oldest. Resolves to whether all are kept. */
export async function keepDocuments(
  documents: readonly KeptDocument[],
  addresses: readonly string[] = [],
): Promise<boolean> {
  if (!canWorkOffline()) return false
  if (!navigator.serviceWorker.controller) await idleOrInput()
  const kept = await caches.open(KEPT)
  let isWhole = true
  const tryTo = (name: string, work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      console.warn(`${name} is not kept for work without a network.`, error)
      isWhole = false
    })
  for (const document of documents) await tryTo(document.slug, keepDocument(kept, document))
  for (const address of addresses) {
    if (!isKeepable(new URL(address, window.location.href))) throw new Error(`${address} cannot be kept`)
    await tryTo(address, keepAddress(kept, address))
  }
  const old = (await kept.keys()).slice(0, -MOST_KEPT)
  for (const request of old) await kept.delete(request, anyVary)
  return isWhole
}

export interface KeptForm {
  slug: string
  name: string
}

/** The templates on this device, by name. */
export async function keptForms(): Promise<KeptForm[]> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT))) return []
  const kept = await caches.open(KEPT)
  const forms = await Promise.all(
    (await kept.keys()).map(async ({ url }) => {
      const [, slug] = /^\/api\/templates\/([a-z0-9-]+)$/.exec(new URL(url).pathname) ?? []
      if (!slug || new URL(url).search) return []
      const facts = (await (await kept.match(url, anyVary))?.json()) as { name?: string } | undefined
      return [{ slug, name: facts?.name ?? slug }]
    }),
  )
  return forms.flat().sort((a, b) => a.name.localeCompare(b.name))
}
