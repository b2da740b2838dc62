/** Follows a link as a person's click does: to a download, another page or another program. */
export function clickLink(
  href: string,
  attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>>,
): void {
  const link = Object.assign(document.createElement('a'), { href, ...attributes })
  document.body.append(link)
  link.click()
  link.remove()
}

/** Makes the browser save a Blob as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const objectUrl = URL.createObjectURL(blob)
  clickLink(objectUrl, { download: fileName })
  // The browser reads the blob after the click; an immediate revoke would cancel the download.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000)
}

/** Fetches a file and saves it under its name. */
export async function saveFile(url: string, fileName: string): Promise<void> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} responded ${response.status}`)
    saveBlob(await response.blob(), fileName)
  } catch (error) {
    console.error('The file could not be fetched; opening it instead.', error)
    clickLink(url, { target: '_blank', rel: 'noopener', download: fileName })
  }
}
