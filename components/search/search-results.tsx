import type { Ref } from 'react'
import { constants } from '@/lib/constants'
import { searchUrl } from '@/lib/paths'
import { highlightParts, truncate } from '@/lib/text'
import { shownTemplates, totalOfMore } from './shown-templates'
import type { SearchState } from './use-template-search'

export interface SearchResultsProps {
  id: string
  listRef: Ref<HTMLUListElement>
  state: SearchState
  active: number
  onRetry: () => void
  onChoose: () => void
}

const optionId = (list: string, index: number): string => `${list}-${index}`

/** A text with the words of the query marked. */
function Highlight({ text, query }: { text: string; query: string }) {
  return highlightParts(text, query).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}

/** The templates found so far, or why there are none. The field keeps the focus. */
export function SearchResults({ id, listRef, state, active, onRetry, onChoose }: SearchResultsProps) {
  if (state.status === 'idle') return null
  if (state.status === 'failed')
    return (
      <div className="search-results" role="alert">
        <p className="search-message">The search could not be reached.</p>
        <button type="button" className="btn btn-outline" onClick={onRetry}>
          Try again
        </button>
      </div>
    )
  const response = state.status === 'done' ? state.response : state.previous
  if (!response) return <p className="search-results search-message">Searching…</p>
  const templates = shownTemplates(response)
  const pages = response.pages?.length ?? 0
  const others = (response.editions?.length ?? 0) + (response.packets?.length ?? 0)
  const beforeSimilar = pages + others + response.results.length
  const total = totalOfMore(response)
  if (templates.length === 0) return <NoResults />
  return (
    <div className="search-results">
      <ul ref={listRef} id={id} role="listbox" aria-label="Templates">
        {templates.map((template, index) => (
          <li key={template.url} role="presentation">
            <Heading {...{ index, pages, beforeSimilar }} />
            <a
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field; arrow keys move through the list.
              tabIndex={-1}
              className="search-option"
              href={template.url}
              onClick={onChoose}
            >
              {template.picture && (
                <img className="search-picture" src={template.picture} alt="" width={60} height={45} loading="lazy" />
              )}
              <strong>
                <Highlight text={template.name} query={response.query} />
              </strong>
              {template.category && (
                <span className="search-category">
                  <Highlight text={template.category} query={response.query} />
                </span>
              )}
              {template.description && (
                <span className="search-snippet">{truncate(template.description, constants.snippetLength)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {total && (
        <a className="search-all" href={searchUrl(response.query)} onClick={onChoose}>
          View all {total} results →
        </a>
      )}
    </div>
  )
}

/** The heading above the first result of its kind. */
function Heading({ index, pages, beforeSimilar }: { index: number; pages: number; beforeSimilar: number }) {
  const named = [
    [index === 0 && pages > 0, 'On this site'],
    [index === beforeSimilar, 'Similar templates'],
    [index === pages && pages > 0, 'Templates'],
  ] as const
  const [, text] = named.find(([isHere]) => isHere) ?? []
  return text && <p className="search-similar">{text}</p>
}

/** Nothing was found, and what to try. */
function NoResults() {
  return (
    <div className="search-results search-message">
      <p>No templates found</p>
      <p className="search-snippet">Try &quot;estimate&quot; or &quot;inspection&quot;</p>
    </div>
  )
}
