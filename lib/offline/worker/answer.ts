import { modelUrl } from '@/lib/paths'
import { anyVary, ASSETS, FORM_PAGE, KEPT, OFFLINE_PAGE, shellName } from '../addresses'
import type { Route } from '../routes'
import { keepPacket } from './pages'
import type { WorkerContext } from './context'

/** Milliseconds to wait for a slow network if the device has a copy. */
const PATIENCE = 4000

type Later = (work: Promise<unknown>) => void

const shellOf = ({ caches, manifest }: WorkerContext): Promise<Cache> => caches.open(shellName(manifest.version))

async function answerAsset({ caches, fetch }: WorkerContext, request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS)
  // A deployment's mark in the query does not change a file: its name holds the hash of its content.
  const copy = await assets.match(request, { ...anyVary, ignoreSearch: true })
  if (!copy) return fetch(request)
  // A web worker reads what to load from its URL, which is that of the response: a copy's URL lacks the fragment. A response
  // without a URL gets that of the request.
  return request.destination === 'worker' ? new Response(copy.body, { headers: copy.headers }) : copy
}

async function answerOffline(from: WorkerContext, failure: unknown): Promise<Response> {
  const page = await (await shellOf(from)).match(OFFLINE_PAGE, anyVary)
  if (!page) throw failure
  return new Response(page.body, { status: 503, headers: page.headers })
}

async function answerPage(from: WorkerContext, request: Request): Promise<Response> {
  try {
    return await from.fetch(request)
  } catch (failure) {
    return answerOffline(from, failure)
  }
}

async function answerShell(from: WorkerContext, request: Request, page: string): Promise<Response> {
  return (await (await shellOf(from)).match(page, anyVary)) ?? answerPage(from, request)
}

/** The server answers for an unknown document: it knows whether the template exists. */
async function answerForm(from: WorkerContext, request: Request, slug: string): Promise<Response> {
  const kept = await from.caches.open(KEPT)
  return (await kept.match(modelUrl(slug), anyVary)) ? answerShell(from, request, FORM_PAGE) : answerPage(from, request)
}

async function answerPacket(from: WorkerContext, request: Request, page: string, later: Later): Promise<Response> {
  try {
    const response = await from.fetch(request)
    if (response.status === 200 && !response.redirected) later(keepPacket(from, page, response.clone()))
    return response
  } catch (failure) {
    return (await (await shellOf(from)).match(page, anyVary)) ?? answerOffline(from, failure)
  }
}

/** Returns a document from the network, or the copy if the network fails or is slow. Updates existing copies only. */
async function answerKept(from: WorkerContext, request: Request, later: Later): Promise<Response> {
  const kept = await from.caches.open(KEPT)
  const copy = await kept.match(request, anyVary)
  if (!copy) return from.fetch(request)
  const fresh = from.fetch(request).then((response) => {
    if (response.status === 200) later(kept.put(request.url, response.clone()))
    return response.status >= 500 ? copy : response
  })
  const given = fresh.catch(() => copy)
  later(given)
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => resolve(copy), PATIENCE)
    given.then(resolve, reject).finally(() => clearTimeout(patience))
  })
}

/** Answers a request by its route. Rejects as the network does if the device has no copy. */
export function answer(from: WorkerContext, request: Request, route: Route, later: Later): Promise<Response> {
  switch (route.kind) {
    case 'asset':
      return answerAsset(from, request)
    case 'kept':
      return answerKept(from, request, later)
    case 'shell':
      return answerShell(from, request, route.page)
    case 'form':
      return answerForm(from, request, route.slug)
    case 'packet':
      return answerPacket(from, request, route.page, later)
    case 'page':
      return answerPage(from, request)
  }
}
