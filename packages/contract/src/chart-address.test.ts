import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultChartChoices, readChartChoices, writeChartChoices } from './chart-address.ts'
import {
  chartBases,
  chartCurrencies,
  chartEventKinds,
  chartIndicators,
  chartScales,
  chartTerms,
  chartTypes,
  securityChartRanges,
} from './views/chart-options.ts'

const read = (text: string) => readChartChoices(new URLSearchParams(text))

it('reads back what it wrote', () => {
  const choices = fc.record({
    range: fc.constantFrom(...securityChartRanges),
    type: fc.constantFrom(...chartTypes),
    scale: fc.constantFrom(...chartScales),
    basis: fc.constantFrom(...chartBases),
    terms: fc.constantFrom(...chartTerms),
    currency: fc.constantFrom(...chartCurrencies),
    from: fc.constantFrom(null, '2026-01-05'),
    to: fc.constantFrom(null, '2026-11-13'),
    compare: fc.uniqueArray(fc.constantFrom('LSE:BW.', 'LSE:HVL', 'INDEX:UK100', 'FUND:B0KXTM3', 'NYSE:CRSN')),
    events: fc.subarray([...chartEventKinds]),
    indicators: fc.subarray([...chartIndicators]),
  })
  fc.assert(
    fc.property(choices, made => {
      expect(read(writeChartChoices(made))).toEqual(made)
    }),
  )
})

it('leaves out what is as by default', () => {
  expect(writeChartChoices(defaultChartChoices)).toBe('')
  expect(writeChartChoices({ ...defaultChartChoices, range: '5Y', compare: ['LSE:BW.', 'INDEX:UK100'] })).toBe(
    '?range=5Y&compare=LSE:BW.,INDEX:UK100',
  )
})

it('falls back to the default for what it does not know', () => {
  expect(read('range=7Y&type=pie&scale=cubic&basis=hope&events=rumour')).toEqual({ ...defaultChartChoices, events: [] })
})

it('reads a form as browsers send it: repeated fields, an empty one for "none"', () => {
  expect(
    read('range=max&compare=LSE%3ABW.&compare=&compare=+INDEX%3AUK100+&compare=LSE%3ABW.&events=&events=split'),
  ).toEqual({
    ...defaultChartChoices,
    range: 'MAX',
    compare: ['LSE:BW.', 'INDEX:UK100'],
    events: ['split'],
  })
  expect(read('events=').events).toEqual([])
})
