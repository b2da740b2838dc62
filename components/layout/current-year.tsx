'use client'

import { useEffect, useState } from 'react'

/** The year of the visit: a page built last year must not say last year. */
export function CurrentYear({ built }: { built: number }) {
  const [year, setYear] = useState(built)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
