import type { DatedLineView } from '@bellwether/contract'
import { addDays, getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DatedLine } from './dated-line.tsx'

const start = getIsoDate('2026-01-01')

function view(values: readonly (number | null)[], fromZero = true): DatedLineView {
  const days = values.map((_, index) => addDays(start, index))
  return { days, values, average: -0.05, fromZero, words: 'A 10% discount now.' }
}

it('has a text alternative and draws from zero', () => {
  const html = renderToStaticMarkup(<DatedLine view={view([-0.02, -0.1])} />)
  expect(html).toContain('role="img" aria-label="A 10% discount now."')
  expect(html).toContain('>0%<')
  expect(html).toContain('>−10%<')
})

it('leaves a gap and draws no area when a value is missing', () => {
  const [full, gap] = [view([-0.02, -0.1, -0.03]), view([-0.02, null, -0.03])].map(each =>
    renderToStaticMarkup(<DatedLine view={each} />),
  )
  expect(full?.match(/Z"/g)).toHaveLength(1)
  expect(gap?.match(/Z"/g)).toBeNull()
})

it('does not include zero for a yield', () => {
  const html = renderToStaticMarkup(<DatedLine view={view([0.041, 0.045, 0.043], false)} />)
  expect(html).not.toContain('>0%<')
  expect(html).not.toContain('Z"')
})
