import { ASSETS, assetsIn, isOurs, isShellName, KEPT, shellName } from '../addresses'
import { keepAssets, keepPacket, keepShell, keptPackets } from './pages'
import { anyVary, eachOf, fetchWhole, type Surroundings } from './surroundings'

/** Where a cache of pages keeps the list of its build's files. No page has this address. */
const LIST = '/offline-assets.json'

const otherShells = async ({ caches, manifest }: Surroundings): Promise<string[]> =>
  (await caches.keys()).filter((name) => isShellName(name) && name !== shellName(manifest.version))

/** Fetches what is kept of documents once more, for a new engine. What cannot be fetched stays as it is. */
async function refreshKept(from: Surroundings): Promise<void> {
  if (!(await from.caches.has(KEPT))) return
  const kept = await from.caches.open(KEPT)
  await eachOf(await kept.keys(), async ({ url }) => {
    try {
      const response = await from.fetch(url, { cache: 'no-cache' })
      if (response.ok) await kept.put(url, response)
      else if (response.status === 404) await kept.delete(url, anyVary)
    } catch (error) {
      console.error(`${url} stays as it was.`, error)
    }
  })
}

/** Keeps this build's form of the packets that were visited. A packet that cannot be fetched is forgotten. */
async function refreshPackets(from: Surroundings): Promise<void> {
  for (const name of await otherShells(from))
    for (const page of await keptPackets(await from.caches.open(name)))
      try {
        await keepPacket(from, page, await fetchWhole(from, page, 'reload'))
      } catch (error) {
        console.error(`${page} is not kept any more.`, error)
      }
}

/**
 * Puts this build on the device, beside the one that is in use. Files that are there already are not fetched again.
 * Rejects, leaving the former build in use, if a file or page cannot be fetched or stored.
 */
export async function install(from: Surroundings): Promise<void> {
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

/**
 * Removes the pages of former builds, and the files that neither this build nor the one before it names: tabs that are
 * still open load theirs from here.
 */
export async function removeFormer(from: Surroundings): Promise<void> {
  const { caches, manifest } = from
  const former = await otherShells(from)
  const shells = await Promise.all([shellName(manifest.version), ...former].map((name) => caches.open(name)))
  const lists = await Promise.all(shells.flatMap((shell) => [listedIn(shell), namedByPackets(shell)]))
  const needed = new Set([...manifest.assets, ...lists.flat()].map((address) => address.split('?', 1)[0]))
  const assets = await caches.open(ASSETS)
  for (const request of await assets.keys())
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request, anyVary)
  for (const name of former) await caches.delete(name)
}

/** Removes everything that the service worker keeps. Drafts and the company are not in caches. */
export async function removeAll(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name)
}
