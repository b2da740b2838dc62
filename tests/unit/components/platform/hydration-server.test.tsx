import { renderToString } from 'react-dom/server'
import { HydrationLoader } from '@/components/platform/hydration'
import { loaderText } from '@/lib/platform/generated/hydration-loader'

test('the server writes the text of the hydration loader, unescaped', () => {
  expect(renderToString(<HydrationLoader />)).toBe(`<script>${loaderText}</script>`)
})
