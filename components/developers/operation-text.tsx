import type { OperationDocs } from '@/lib/openapi/operation-docs'

const block = 'mt-3 rounded-md bg-muted p-3 text-sm whitespace-pre-wrap break-all'

/** One operation of the API: its parameters, an example request and the responses. */
export function OperationText({ operation }: { operation: OperationDocs }) {
  const { id, request, summary, description, parameters, curl, status, sample, others } = operation
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-lg">
        {summary}
      </h3>
      <p>
        <code className="break-all">{request}</code>
      </p>
      {description && <p className="mt-2 max-w-[65ch]">{description}</p>}
      {parameters.length > 0 && (
        <ul className="card-included mt-3">
          {parameters.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code> {text}
            </li>
          ))}
        </ul>
      )}
      <pre className={block}>
        <code data-status={status}>{curl}</code>
      </pre>
      <p className="mt-3">
        Response {status}
        {sample ? ':' : '.'}
      </p>
      {sample && <pre className={block}>{sample}</pre>}
      {others.length > 0 && <p className="card-meta mt-3">Other responses: {others.join(', ')}.</p>}
    </article>
  )
}
