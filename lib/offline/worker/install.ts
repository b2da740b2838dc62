import { anyVary, ASSETS, assetsIn, isOurs, isShellName, KEPT, shellName } from '../addresses'
import { keepAssets, keepPacket, keepShell, keptPackets } from './pages'
import { eachOf, fetchWhole, type WorkerContext } from './context'

/** The key of the list of a build's files in its cache of pages. No page has this URL. */
const LIST = '/offline-assets.json'

const otherShells = async ({ caches, manifest }: WorkerContext): Promise<string[]> =>
  (await caches.keys()).filter((name) => isShellName(name) && name !== shellName(manifest.version))

/** Fetches kept documents again for a new engine. Those that cannot be fetched stay unchanged. */
async function refreshKept(from: WorkerContext): Promise<void> {
  if (!(await from.caches.has(KEPT))) return
  const kept = await from.caches.open(KEPT)
  await eachOf(await kept.keys(), async ({ url }) => {
    try {
      const response = await from.fetch(url, { cache: 'no-cache' })
      if (response.ok) await kept.put(url, response)
      else if (response.status === 404) await kept.delete(url, anyVary)
    } catch (error) {
      console.error(`${url} stays unchanged.`, error)
    }
  })
}

/** Keeps this build's version of visited packets. A packet that cannot be fetched is dropped. */
async function refreshPackets(from: WorkerContext): Promise<void> {
  for (const name of await otherShells(from))
    for (const page of await keptPackets(await from.caches.open(name)))
      try {
        await keepPacket(from, page, await fetchWhole(from, page, 'reload'))
      } catch (error) {
        console.error(`${page} is no longer kept.`, error)
      }
}

/** Installs this build next to the active one, which stays in use if anything rejects. */
export async function install(from: WorkerContext): Promise<void> {
  const { caches, manifest } = from
  try {
    await keepAssets(from, manifest.assets)
    await eachOf(Object.entries(manifest.pages), ([page, address]) => keepShell(from, page, address))
    const shell = await caches.open(shellName(manifest.version))
    await shell.put(LIST, Response.json(manifest.assets))
  } catch (error) {
    await caches.delete(shellName(manifest.version))
    throw error
  }
  await refreshKept(from)
  await refreshPackets(from)
}

async function listedIn(shell: Cache): Promise<string[]> {
  const list = await shell.match(LIST, anyVary)
  return list ? ((await list.json()) as string[]) : []
}

async function namedByPackets(shell: Cache): Promise<string[]> {
  const pages = await keptPackets(shell)
  const texts = await Promise.all(pages.map(async (page) => (await shell.match(page, anyVary))?.text() ?? ''))
  return texts.flatMap(assetsIn)
}

/** Removes former pages and files that neither this build nor the last uses: open tabs still load theirs. */
export async function removePrevious(from: WorkerContext): Promise<void> {
  const { caches, manifest } = from
  const previous = await otherShells(from)
  const shells = await Promise.all([shellName(manifest.version), ...previous].map((name) => caches.open(name)))
  const lists = await Promise.all(shells.flatMap((shell) => [listedIn(shell), namedByPackets(shell)]))
  const needed = new Set([...manifest.assets, ...lists.flat()].map((address) => address.split('?', 1)[0]))
  const assets = await caches.open(ASSETS)
  for (const request of await assets.keys())
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request, anyVary)
  for (const name of previous) await caches.delete(name)
}

/** Removes everything that the service worker keeps. */
export async function removeAll(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name)
}
