'use client'

import { ErrorMessage } from '@/components/layout/error-message'
import './globals.css'

export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorMessage {...props} />
        </main>
      </body>
    </html>
  )
}
