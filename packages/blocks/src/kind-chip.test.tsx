import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KindChip } from './kind-chip.tsx'

it('says the kind once: not where the source begins with it', () => {
  expect(renderToStaticMarkup(<KindChip kind="Company News" source="Company news (simulated)" />)).toBe('')
  expect(renderToStaticMarkup(<KindChip kind="Results" source="Regulatory news, London" />)).toContain('Results')
})
