import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toBody } from './target-market.ts'

const file = { asAt: getIsoDate('2026-03-01'), producer: 'Kestrel', templateVersion: 'V4.3' }

it('says first that it is not to be sold without a test', () => {
  expect(toBody({ ...file, answers: { '06010': 'N' } }).notWithoutAdvice).toContain('test of their knowledge')
  expect(toBody({ ...file, answers: { '06010': 'B' } }).notWithoutAdvice).toBeNull()
})

it('has no group and no costs that the file says nothing of', () => {
  const body = toBody({ ...file, answers: { '01010': 'Y', '07100': 0.0086 } })
  expect(body.groups.map(({ title }) => title)).toEqual(['Type of investor'])
  expect(body.costs?.figures.map(({ label }) => label)).toEqual(['Ongoing costs'])
  expect(toBody({ ...file, answers: {} }).costs).toBeNull()
})
