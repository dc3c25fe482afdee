import { describe, expect, it } from 'vitest'
import { statementKinds, statementLinks, statementTemplateNames, statementTemplates } from './statement-template.ts'

const everyStatement = statementTemplateNames.flatMap(name =>
  statementKinds.map(kind => ({ name, kind, lines: statementTemplates[name][kind] })),
)

describe('statement templates', () => {
  it.each(everyStatement)('[RP-DATA-24] $name $kind names each line once and sums only lines it has', ({ lines }) => {
    const keys = lines.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key, sumOf = [], equals } of lines) {
      const used = sumOf.map(signed => signed.replace(/^-/, ''))
      expect(new Set(used).size).toBe(used.length)
      expect(used).not.toContain(key)
      expect(keys).toEqual(expect.arrayContaining(used))
      if (equals) expect(keys).toContain(equals)
    }
  })

  it.each(everyStatement)('$name $kind explains every line, and every total can be verified', ({ lines }) => {
    for (const { label, definition, level, kind, sumOf } of lines) {
      expect(label).toMatch(/^[A-Z]/)
      expect(definition).toMatch(/^.{10,}\.$/)
      expect(sumOf !== undefined).toBe(level !== 'line')
      if (sumOf) expect(kind).toBe('MONEY')
    }
  })

  it.each(everyStatement)('$name $kind leaves no sum going in circles', ({ lines }) => {
    const position = new Map(lines.map(({ key }, i) => [key, i]))
    for (const { key, sumOf = [] } of lines) {
      for (const part of sumOf) {
        expect(position.get(part.replace(/^-/, ''))).toBeLessThan(position.get(key) ?? -1)
      }
    }
  })

  it('[RP-DATA-24] every balance sheet balances by rule, and every cash flow ends in closing cash', () => {
    for (const name of statementTemplateNames) {
      const { balance, cashFlow } = statementTemplates[name]
      expect(balance.find(({ key }) => key === 'totalEquity')?.equals).toBe('netAssets')
      expect(balance.find(({ key }) => key === 'netAssets')?.sumOf).toEqual(['totalAssets', '-totalLiabilities'])
      expect(cashFlow.at(-1)).toMatchObject({ key: 'closingCash', sumOf: ['openingCash', 'netChangeInCash'] })
    }
  })

  it('every link between statements has both its ends in every template', () => {
    for (const name of statementTemplateNames) {
      for (const [kind, key] of statementLinks.flatMap(({ from, to }) => [from, to])) {
        expect(statementTemplates[name][kind].map(line => line.key)).toContain(key)
      }
    }
  })

  it('a bank has no gross profit, a trust has three returns', () => {
    const keys = (name: 'BANK' | 'TRUST') => statementTemplates[name].income.map(({ key }) => key)
    expect(keys('BANK')).not.toContain('grossProfit')
    expect(keys('TRUST')).toEqual(expect.arrayContaining(['revenueReturn', 'capitalReturn', 'profitForPeriod']))
  })
})
