import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instrumentWith } from '../testing/instruments.ts'
import { holdableIn, type Wrapper, wrappers } from './eligibility.ts'
import { type Instrument, productKey } from './instrument.ts'

const holdable = (instrument: Instrument): Wrapper[] =>
  holdableIn(instrument)
    .filter(verdict => verdict.holdable)
    .map(verdict => verdict.wrapper)
const reasonFor = (instrument: Instrument, wrapper: Wrapper) =>
  holdableIn(instrument).find(verdict => verdict.wrapper === wrapper)?.reason

const eligible = fc.constantFrom(true, false, null)
const anyInstrument = fc
  .record({
    complex: fc.boolean(),
    tradable: fc.boolean(),
    figaroData: fc.option(fc.record({ isaEligibility: eligible, sippEligibility: eligible })),
    excluded: fc.subarray(['dealing', 'isa', 'jisa', 'sipp', 'jsipp']),
  })
  .map(({ complex, tradable, figaroData, excluded }) =>
    instrumentWith({
      complex,
      figaroData,
      tradable: { tradable, tradableProducts: Object.fromEntries(excluded.map(id => [productKey(id), false])) },
    }),
  )

describe('where it can be held', () => {
  it('everywhere, when nothing speaks against it', () => {
    expect(holdable(instrumentWith())).toEqual([...wrappers])
    expect(holdableIn(instrumentWith()).every(verdict => verdict.reason === null)).toBe(true)
  })

  it('[RP-ELIG-1] nowhere, when not tradable', () => {
    const instrument = instrumentWith({ tradable: { tradable: false } })
    expect(holdable(instrument)).toEqual([])
    expect(reasonFor(instrument, 'ISA')).toBe('This investment cannot be traded at the moment')
  })

  it.each([
    ['dealing', ['ISA', 'LISA', 'JISA', 'SIPP', 'JSIPP']],
    ['isa', ['DEALING', 'JISA', 'SIPP', 'JSIPP']],
    ['jisa', ['DEALING', 'ISA', 'LISA', 'SIPP', 'JSIPP']],
    ['sipp', ['DEALING', 'ISA', 'LISA', 'JISA', 'JSIPP']],
    ['jsipp', ['DEALING', 'ISA', 'LISA', 'JISA', 'SIPP']],
  ])('[RP-ELIG-2] [RP-QUOTE-4] a product-%s of false excludes it', (productId, left) => {
    const key = `product-${productId}`
    expect(holdable(instrumentWith({ tradable: { tradableProducts: { [key]: false } } }))).toEqual(left)
    expect(holdable(instrumentWith({ tradable: { tradableProducts: { [key]: true } } }))).toEqual([...wrappers])
  })

  it('[RP-ELIG-3] [RP-ELIG-4] [RP-ELIG-9] without ISA eligibility neither ISA, nor Junior ISA, nor Lifetime ISA', () => {
    const instrument = instrumentWith({ figaroData: { isaEligibility: false, sippEligibility: true } })
    expect(holdable(instrument)).toEqual(['DEALING', 'SIPP', 'JSIPP'])
    expect(reasonFor(instrument, 'LISA')).toBe('Not eligible for ISAs')
  })

  it('[RP-ELIG-5] [RP-ELIG-6] without SIPP eligibility neither SIPP nor Junior SIPP', () => {
    const instrument = instrumentWith({ figaroData: { isaEligibility: true, sippEligibility: false } })
    expect(holdable(instrument)).toEqual(['DEALING', 'ISA', 'LISA', 'JISA'])
    expect(reasonFor(instrument, 'JSIPP')).toBe('Not eligible for SIPPs')
  })

  it('[RP-ELIG-7] a complex instrument is in no junior product', () => {
    const instrument = instrumentWith({ complex: true })
    expect(holdable(instrument)).toEqual(['DEALING', 'ISA', 'LISA', 'SIPP'])
    expect(reasonFor(instrument, 'JISA')).toBe('Complex investments cannot be held in junior accounts')
  })

  it.each([null, { isaEligibility: null, sippEligibility: null }])(
    '[RP-ELIG-8] [RP-ELIG-11] [RP-ELIG-12] with eligibility data %j only the dealing account is left',
    figaroData => {
      const instrument = instrumentWith({ figaroData })
      expect(holdable(instrument)).toEqual(['DEALING'])
      for (const wrapper of wrappers.slice(1)) expect(reasonFor(instrument, wrapper)).toBe('Eligibility not confirmed')
    },
  )

  it('[RP-ELIG-9] Lifetime ISA exactly when ISA', () => {
    fc.assert(
      fc.property(anyInstrument, instrument => {
        const where = holdable(instrument)
        expect(where.includes('LISA')).toBe(where.includes('ISA'))
      }),
    )
  })

  it('[RP-ELIG-12] a reason is given exactly when not holdable', () => {
    fc.assert(
      fc.property(anyInstrument, instrument => {
        for (const { holdable: yes, reason } of holdableIn(instrument)) expect(yes).toBe(!reason)
      }),
    )
  })

  it('[RP-ELIG-1] [RP-ELIG-7] [RP-ELIG-8] hold for every instrument', () => {
    fc.assert(
      fc.property(anyInstrument, instrument => {
        const where = holdable(instrument)
        if (!instrument.tradable.tradable) expect(where).toEqual([])
        if (instrument.complex) expect(where.filter(wrapper => wrapper.startsWith('J'))).toEqual([])
        if (instrument.figaroData === null) expect(where.filter(wrapper => wrapper !== 'DEALING')).toEqual([])
      }),
    )
  })

  it('[RP-ELIG-10] every account has its page', () => {
    expect(Object.fromEntries(holdableIn(instrumentWith()).map(({ wrapper, path }) => [wrapper, path]))).toEqual({
      DEALING: '/dealing-account',
      ISA: '/isa/stocks-shares-isa',
      LISA: '/isa/lifetime-isa',
      JISA: '/isa/junior-isa',
      SIPP: '/pensions/sipp',
      JSIPP: '/investing-for-children/junior-sipp',
    })
  })

  it('[RP-QUOTE-2] [RP-QUOTE-3] [RP-QUOTE-5] an instrument has the fields of the spec and no other', () => {
    const instrument = instrumentWith()
    expect(Object.keys(instrument).sort()).toEqual(
      ['complex', 'figaroData', 'kiidDocument', 'kiidDocumentSource', 'kiidRequired', 'tradable', 'type'].sort(),
    )
    expect(Object.keys(instrument.tradable).sort()).toEqual(
      ['buyable', 'dripable', 'ri', 'sellable', 'tradable', 'tradableProducts'].sort(),
    )
    expect(Object.keys(instrument.figaroData ?? {}).sort()).toEqual(['isaEligibility', 'sippEligibility'])
  })
})
