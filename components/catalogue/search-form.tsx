import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { constants } from '@/lib/constants'

/** The search field of the search page, which works without scripts. `query` is what was searched for. */
export function SearchForm({ query }: { query?: string }) {
  return (
    <form action="/search" role="search" className="flex max-w-2xl gap-2">
      <Input
        type="search"
        name="q"
        aria-label="Search templates"
        placeholder="Search templates..."
        defaultValue={query}
        maxLength={constants.queryLength}
        enterKeyHint="search"
      />
      <Button type="submit">
        <Icon name="search" size={18} />
        Search
      </Button>
    </form>
  )
}
