import { price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FigureText } from './figure-text.tsx'

const text = (value: Parameters<typeof FigureText>[0]['value']) => renderToStaticMarkup(<FigureText value={value} />)

it('[RP-DATA-5] shows each absence differently, and zero as a number', () => {
  const shown = [
    text({ kind: 'absent', absence: 'NOT_APPLICABLE' }),
    text({ kind: 'absent', absence: 'NOT_REPORTED', reason: 'Not supplied' }),
    text({ kind: 'absent', absence: 'WITHHELD' }),
    text({ kind: 'absent', absence: 'FAILED' }),
    text({ kind: 'percent', fraction: 0 }),
  ]
  expect(shown[0]).toBe('')
  expect(shown[1]).toMatch(/^<span title="Not supplied">n\/a<span[^>]*>: Not supplied<\/span><\/span>$/)
  expect(shown[2]).toContain('Log in')
  expect(shown[3]).toContain('Could not load')
  expect(shown[4]).toBe('0.00%')
  expect(new Set(shown).size).toBe(shown.length)
})

it('shows a meaningless ratio as n/m with the reason', () => {
  expect(text({ kind: 'not-meaningful', reason: 'Earnings per share is not above zero' })).toContain('n/m')
})

it('formats each kind of value', () => {
  expect(text({ kind: 'price', price: price(128450, 2, 'GBX') })).toBe('1,284.50p')
  expect(text({ kind: 'change', price: price(-1850, 2, 'GBX') })).toBe('−18.50')
  expect(text({ kind: 'money', money: { amount: 842_000_000_000, currency: 'GBP' } })).toBe('£8.42bn')
  expect(text({ kind: 'percent', fraction: 0.0146, signed: true })).toBe('+1.46%')
  expect(text({ kind: 'ratio', value: 1.84, suffix: '×' })).toBe('1.8×')
  expect(text({ kind: 'score', score: 5, scale: 7 })).toBe('5 of 7')
})
