import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KindChip } from './kind-chip.tsx'

it('omits the type when the source name starts with it', () => {
  expect(renderToStaticMarkup(<KindChip kind="Company News" source="Company news (simulated)" />)).toBe('')
  expect(renderToStaticMarkup(<KindChip kind="Results" source="Regulatory news, London" />)).toContain('Results')
})
