import { describe, expect, it } from 'vitest'
import { createProgress, toPercent } from './progress.ts'

function createTerminal(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, write: (text: string) => written.push(text), written }
}

describe('createProgress', () => {
  it('redraws one line on a terminal', () => {
    const terminal = createTerminal(true)
    const progress = createProgress('Market', terminal)
    progress.update(0)
    progress.update(0.5)
    progress.done()
    expect(terminal.written.map(text => text.trim().slice(-5).trim())).toEqual(['0 %', '50 %', '100 %', ''])
    expect(terminal.written.slice(0, 3).every(text => text.startsWith('\r'))).toBe(true)
    expect(terminal.written.at(-1)).toBe('\n')
  })

  it('prints a line for each tenth elsewhere', () => {
    const terminal = createTerminal(false)
    const progress = createProgress('Market', terminal)
    for (let step = 0; step <= 1000; step += 1) progress.update(step / 1000)
    progress.done()
    expect(terminal.written).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(tenth => `Market ${tenth} %\n`))
  })

  it('ends with 100 % however coarse the steps were', () => {
    const terminal = createTerminal(false)
    const progress = createProgress('Market', terminal)
    progress.update(0.42)
    progress.done()
    expect(terminal.written).toEqual(['Market 42 %\n', 'Market 100 %\n'])
  })
})

describe('toPercent', () => {
  it.each([
    [0.299, '29 %'],
    [0.29, '29 %'],
    [-1, '0 %'],
    [2, '100 %'],
  ])('%d is %s', (fraction, text) => {
    expect(toPercent(fraction)).toBe(text)
  })
})
