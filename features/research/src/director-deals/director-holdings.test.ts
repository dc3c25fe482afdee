import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { holdingsOf, withSmallParts } from './director-holdings.ts'

type Holder = Parameters<typeof holdingsOf>[0][number]

const day = getIsoDate('2026-11-13')
const holder = (personId: number, name: string, shares: number | null): Holder => ({
  personId,
  name,
  born: null,
  biography: null,
  kind: 'BOARD',
  role: 'Chair',
  appointedOn: null,
  shares,
  pay: null,
  payCurrency: null,
  asAt: day,
})
const deal = (name: string, kind: 'BUY' | 'AWARD', shares: number, tradedOn: string) => ({
  name,
  kind,
  shares,
  tradedOn: getIsoDate(tradedOn),
})
const quote = { lastPrice: price(12_50, 2, 'GBX') } as Parameters<typeof holdingsOf>[3]['quote']

it('names the latest deal of each holder, the largest holder first', () => {
  const state = holdingsOf(
    [holder(1, 'Ann Hale', 2_000), holder(2, 'Bo Reed', 50_000), holder(3, 'Cy Voss', null)],
    [deal('Ann Hale', 'AWARD', 300, '2026-05-04'), deal('Ann Hale', 'BUY', 100, '2026-01-02')],
    100_000,
    { quote, day },
  )
  if (state.state !== 'ready') throw new Error('Two of them hold shares')
  expect(state.view.rows.map(({ cells }) => cells)).toEqual([
    [
      { kind: 'text', text: 'Bo Reed' },
      { kind: 'text', text: 'Chair' },
      { kind: 'count', count: 50_000 },
      { kind: 'percent', fraction: 0.5, signed: false },
      { kind: 'money', money: { amount: 625_000, currency: 'GBP' } },
      { kind: 'text', text: 'None notified' },
    ],
    [
      { kind: 'text', text: 'Ann Hale' },
      { kind: 'text', text: 'Chair' },
      { kind: 'count', count: 2_000 },
      { kind: 'percent', fraction: 0.02, signed: false },
      { kind: 'money', money: { amount: 25_000, currency: 'GBP' } },
      { kind: 'text', text: 'Award 300, 4 May 2026' },
    ],
  ])
})

it('[RP-FORMAT-5] keeps a tiny part of the company as a number, which the page writes as below 0.01%', () => {
  const state = holdingsOf([holder(1, 'Ann Hale', 20), holder(2, 'Bo Reed', 0)], [], 1_000_000, { quote, day })
  if (state.state !== 'ready') throw new Error('One of them holds shares')
  const parts = ({ rows }: typeof state.view) => rows.map(({ cells }) => cells[3])
  expect(parts(state.view)).toEqual([
    { kind: 'percent', fraction: 0.00002, signed: false },
    { kind: 'percent', fraction: 0, signed: false },
  ])
  expect(parts(withSmallParts(state.view))).toEqual([
    { kind: 'text', text: '<0.01%' },
    { kind: 'percent', fraction: 0, signed: false },
  ])
})
