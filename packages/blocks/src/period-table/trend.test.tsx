import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Trend } from './trend.tsx'

const html = (values: readonly (number | null)[]) => renderToStaticMarkup(<Trend values={values} />)

it('needs two adjacent values to draw a line', () => {
  expect(html([1])).toBe('')
  expect(html([null, 4])).toBe('')
  expect(html([1, null, 4])).toBe('')
  expect(html([1, 2])).toContain('M2.0 15.0L46.0 3.0')
})

it('leaves a gap for missing values', () => {
  expect(html([1, null, 2, 3]).match(/L/g)).toHaveLength(1)
})

it('shows a dotted zero line when values cross zero, and centres a flat line', () => {
  expect(html([-1, 1])).toContain('M0 9.0H48')
  expect(html([5, 5])).toContain('M2.0 9.0L46.0 9.0')
})
