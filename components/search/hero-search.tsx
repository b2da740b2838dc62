'use client'

import { SearchField } from './search-field'

export function HeroSearch() {
  return (
    <SearchField
      className="hero-search"
      submitLabel="Search"
      placeholder="Search templates... (e.g., estimate, inspection, safety)"
    />
  )
}
