import { renderToString } from 'react-dom/server'
import { StillPart } from '@/components/platform/still-part'

test('a server that has lost the content fails instead of writing a page with a hole', () => {
  expect(() => renderToString(<StillPart id={-1} />)).toThrow('still part -1')
})
