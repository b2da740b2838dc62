import type { MemberDocument } from '@/lib/catalogue/member-documents'

interface Props {
  documents: readonly MemberDocument[]
  urlOf: (file: string) => string
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))}KB`

/** The members' documents with a download for each file, or a note that there are none. */
export function MemberList({ documents, urlOf }: Props) {
  if (documents.length === 0) return <p className="mt-3 text-lg">There are no member documents at this time.</p>
  return (
    <ul className="mt-6 grid gap-4">
      {documents.map(({ slug, name, description, files }) => (
        <li key={slug} className="surface p-4">
          <h2 className="text-xl">{name}</h2>
          <p className="card-text mt-1">{description}</p>
          <div className="flex flex-wrap gap-2">
            {files.map(({ file, format, bytes }) => (
              <a
                key={file}
                className="btn btn-outline"
                href={urlOf(file)}
                aria-label={`Download ${name} (${format}, ${kilobytes(bytes)})`}
                download
              >
                {format} · {kilobytes(bytes)}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
