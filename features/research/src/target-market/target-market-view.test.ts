import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toBody } from './target-market-view.ts'

const file = { asAt: getIsoDate('2026-03-01'), producer: 'Kestrel', templateVersion: 'V4.3' }

it('leaves out groups and costs missing from the file', () => {
  const body = toBody({ ...file, answers: { '01010': 'Y', '07100': 0.0086 } })
  expect(body.groups.map(({ title }) => title)).toEqual(['Investor type'])
  expect(body.costs?.figures.map(({ label }) => label)).toEqual(['Ongoing costs'])
  expect(toBody({ ...file, answers: {} }).costs).toBeNull()
})

it('shows actual costs separately, with their period', () => {
  const answers = { '08030': 0.0086, '08090': '2025-06-30', '08100': '2026-06-30', '07100': 0.0085 }
  expect(toBody({ ...file, answers }).charged).toMatchObject({
    asAt: '2026-06-30',
    basis: 'From 30 Jun 2025 to 30 Jun 2026.',
    figures: [{ label: 'Ongoing costs', value: { fraction: 0.0086 } }],
  })
  expect(toBody({ ...file, answers: { '07100': 0.0085 } }).charged).toBeNull()
})
