import { describe, expect, it } from 'vitest'
import { createProgressLine } from './progress-line.ts'

const outputOf = (isTTY: boolean) => {
  const texts: string[] = []
  return { texts, output: { isTTY, write: (text: string) => texts.push(text) } }
}

describe('createProgressLine', () => {
  it('writes a line for each tenth where nobody watches', () => {
    const { texts, output } = outputOf(false)
    const show = createProgressLine('Making', output)
    for (let i = 0; i <= 100; i++) show(i / 100)
    expect(texts).toHaveLength(11)
    expect(texts[0]).toBe('Making 0 %\n')
    expect(texts.at(-1)).toBe('Making 100 %\n')
  })

  it('redraws one line on a terminal and ends it', () => {
    const { texts, output } = outputOf(true)
    const show = createProgressLine('Making', output)
    for (const fraction of [0, 0.001, 0.5, 1]) show(fraction)
    expect(texts).toHaveLength(3)
    expect(texts.every(text => text.startsWith('\rMaking '))).toBe(true)
    expect(texts.at(-1)?.endsWith('100 %\n')).toBe(true)
  })
})
