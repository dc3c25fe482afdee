import type { AssetAllocationView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AllocationNotes } from './allocation-notes.tsx'

function render(nets: readonly (readonly ['Stock' | 'Cash', number, number])[]): string {
  const view: AssetAllocationView = {
    asAt: getIsoDate('2026-10-31'),
    rows: nets.map(([asset, net, short]) => ({ asset, long: net + short, short, net, category: null })),
  }
  return renderToStaticMarkup(<AllocationNotes view={view} />)
}

it('says that net weights add up to 100% within half a per cent', () => {
  expect(render([['Stock', 0.996, 0]])).toContain('The net column adds up to 99.60%.')
  expect(render([['Stock', 0.99, 0]])).toContain('rather than 100%')
})

it('explains negative cash and short positions only when present', () => {
  const geared = render([
    ['Stock', 1.2, 0.05],
    ['Cash', -0.2, 0],
  ])
  expect(geared).toContain('Negative cash is not an error')
  expect(geared).toContain('Short positions')
  const plain = render([
    ['Stock', 0.97, 0],
    ['Cash', 0.03, 0],
  ])
  expect(plain).not.toContain('below zero')
  expect(plain).not.toContain('Short positions')
})
