import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Growth } from './growth.tsx'

const view = {
  start: 10_000_00,
  currency: 'GBP',
  days: [getIsoDate('2026-08-31'), getIsoDate('2026-09-30'), getIsoDate('2026-10-31')],
  lines: [
    { name: 'Northwall, share price', amounts: [10_000_00, 10_120_00, 11_443_37] },
    { name: 'Net asset value', amounts: [null, 10_000_00, 10_500_00] },
  ],
  explained: [],
  basis: '',
}

it('states the final value of each line to the pound', () => {
  const html = renderToStaticMarkup(<Growth view={view} />)
  expect(html).toContain(
    'aria-label="£10,000 invested on 31 Aug 2026, value on 31 Oct 2026: Northwall, share price £11,443, Net asset value £10,500."',
  )
})

it('lists every month end, latest first, with gaps before a line starts', () => {
  const text = renderToStaticMarkup(<Growth view={view} />).replace(/<[^>]*>/g, '|')
  expect(text.indexOf('31 Oct 2026')).toBeLessThan(text.indexOf('31 Aug 2026'))
  expect(text).toMatch(/31 Aug 2026\|+£10,000\|+n\/a/)
})
