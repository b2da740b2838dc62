import { anyVary, ASSETS, assetsIn, shellName } from '../addresses'
import { eachOf, fetchWhole, type WorkerContext } from './context'

/** Maximum number of packets kept: the last visited ones. */
const MOST_PACKETS = 12

/** Keeps the build's files that are not on the device yet. Rejects if one cannot be fetched or stored. */
export async function keepAssets(from: WorkerContext, addresses: readonly string[]): Promise<void> {
  const assets = await from.caches.open(ASSETS)
  await eachOf(addresses, async (address) => {
    if (!(await assets.match(address, anyVary))) await assets.put(address, await fetchWhole(from, address))
  })
}

/** Keeps a work page. Rejects if it uses another build's files, as a server may send during an upgrade. */
export async function keepShell(from: WorkerContext, page: string, address: string): Promise<void> {
  const response = await fetchWhole(from, address, 'reload')
  const foreign = assetsIn(await response.clone().text()).filter((asset) => !from.manifest.assets.includes(asset))
  if (foreign.length > 0) throw new Error(`${address} is of another build: ${foreign.join(' ')}`)
  const shell = await from.caches.open(shellName(from.manifest.version))
  await shell.put(page, response)
}

/** Keeps a packet's page with its files, and drops the oldest one. */
export async function keepPacket(from: WorkerContext, page: string, response: Response): Promise<void> {
  await keepAssets(from, assetsIn(await response.clone().text()))
  const shell = await from.caches.open(shellName(from.manifest.version))
  await shell.delete(page, anyVary)
  await shell.put(page, response)
  const packets = (await keptPackets(shell)).slice(0, -MOST_PACKETS)
  for (const old of packets) await shell.delete(old, anyVary)
}

/** The paths of the packets in a cache of pages, the one visited longest ago first. */
export async function keptPackets(shell: Cache): Promise<string[]> {
  const paths = (await shell.keys()).map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.startsWith('/packets'))
}
