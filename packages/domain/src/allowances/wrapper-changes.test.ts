import { expect, it } from 'vitest'
import { getIsoDate } from '../iso-date.ts'
import { wrapperChanges } from './wrapper-changes.ts'

const cashLike = { sector: 'IA Short Term Money Market' }
const inIsa = [{ wrapper: 'ISA', holdable: true }] as const

it('[RP-ELIG-14] announces the change for cash-like funds in an ISA, and states it from 6 April 2027 on', () => {
  expect(wrapperChanges(cashLike, inIsa, getIsoDate('2027-04-05'))).toEqual([
    expect.stringMatching(/^Stocks and shares ISA: from 6 Apr 2027 a stocks and shares ISA may hold cash-like funds/),
  ])
  expect(wrapperChanges(cashLike, inIsa, getIsoDate('2027-04-06'))[0]).toContain('ISA: since 6 Apr 2027')
})

it('[RP-ELIG-14] says nothing of other funds, nor where no ISA can hold it', () => {
  const day = getIsoDate('2026-11-13')
  expect(wrapperChanges({ sector: 'IA Global' }, inIsa, day)).toEqual([])
  expect(wrapperChanges({ sector: null }, inIsa, day)).toEqual([])
  expect(wrapperChanges(cashLike, [{ wrapper: 'ISA', holdable: false }], day)).toEqual([])
})
