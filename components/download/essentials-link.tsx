import { useEffect, useState } from 'react'
import type { BundleFilesResponse } from '@/lib/bundles/response'
import { fileOfUrl } from '@/lib/file-names'
import { bundleUrl } from '@/lib/paths'
import { countOf, formatBytes } from '@/lib/utils'

const NAME = 'essentials'

async function fetchFiles(signal: AbortSignal): Promise<BundleFilesResponse | undefined> {
  try {
    const response = await fetch(`${bundleUrl(NAME)}/files`, { signal })
    if (response.ok) return (await response.json()) as BundleFilesResponse
    console.error(`The essentials could not be listed: the server responded ${response.status}.`)
  } catch (error) {
    if (!signal.aborted) console.error('The essentials could not be listed.', error)
  }
  return undefined
}

/** The archive of the essential templates, with its size once the server has listed it. */
export function EssentialsLink() {
  const [bundle, setBundle] = useState<BundleFilesResponse>()
  useEffect(() => {
    const left = new AbortController()
    void fetchFiles(left.signal).then(setBundle)
    return () => left.abort()
  }, [])
  if (!bundle) return null
  const { title, files } = bundle
  const templates = new Set(files.map(({ url }) => fileOfUrl(url)?.slug)).size
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0)
  const data = { 'data-download': NAME, 'data-bundle': NAME, 'data-name': title }
  return (
    <a
      className="btn btn-outline"
      href={bundleUrl(NAME)}
      download
      {...data}
      data-templates={templates}
      data-files={files.length}
    >
      {`Download the ${templates} essentials as a ZIP (${countOf(files.length, 'file')}, ${formatBytes(bytes)})`}
    </a>
  )
}
