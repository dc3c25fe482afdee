import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupIncome } from '../sector-figures/group-income.ts'
import { figuresByKey, mediansOf } from '../sector-figures/medians.ts'
import { sectorTable } from './sector-income.ts'

const row = (id: number, values: Readonly<Record<string, number>>) => ({ security: { id, active: true }, values })

const rows = [0.06, 0.04, 0.04, 0.03, 0].map((dividendYield, index) =>
  row(index + 1, { dividendYield, dividendCover: index }),
)

function tableOf(id: number, members: Parameters<typeof groupIncome>[0]) {
  return sectorTable(groupIncome(members).get(id) ?? {}, mediansOf(figuresByKey(members.map(({ values }) => values))))
}

const rankOf = (own: number, others: readonly number[]) => {
  const members = [own, ...others].map((value, index) => row(index + 1, { dividendYield: value }))
  const cell = tableOf(1, members)[0]?.cells[3]
  return cell?.kind === 'text' ? cell.text : null
}

it('ranks from the highest down, with equal values sharing a rank', () => {
  const texts = [6, 4, 4, 3, 2].map((value, index, all) => rankOf(value, all.toSpliced(index, 1)))
  expect(texts).toEqual(['Highest of 5', '2nd of 5', '2nd of 5', '4th of 5', 'Lowest of 5'])
  const many = Array.from({ length: 25 }, (_, index) => index + 1)
  expect([23, 15, 14, 5].map(value => rankOf(value, many.toSpliced(value - 1, 1)))).toEqual([
    '3rd of 25',
    '11th of 25',
    '12th of 25',
    '21st of 25',
  ])
})

it('[RP-COMPARE-8] has no rank without a figure, or among fewer than five members', () => {
  expect(tableOf(4, rows).map(({ key }) => key)).toEqual(['dividendYield', 'dividendCover'])
  expect(tableOf(4, rows.slice(1))).toEqual([])
  expect(tableOf(99, rows)).toEqual([])
})

it('shows the median of the members', () => {
  expect(tableOf(4, rows)[0]?.cells[2]).toMatchObject({ fraction: 0.04 })
})

it('gives no rank to a company that pays no dividend', () => {
  expect(tableOf(5, rows)[0]?.cells[3]).toMatchObject({ kind: 'absent' })
})

it('ranks by the number of higher values', () => {
  const values = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 5, maxLength: 40 })
  fc.assert(
    fc.property(values, ([own = 1, ...others]) => {
      const place = Number.parseInt(rankOf(own, others) ?? '', 10)
      return Number.isNaN(place) || place === others.filter(value => value > own).length + 1
    }),
  )
})

it('ranks trusts by revenue cover', () => {
  const trusts = [1, 2, 3, 4, 5].map(id => row(id, { dividendYield: 0.03, revenueCover: id / 5 }))
  expect(tableOf(4, trusts)[1]).toMatchObject({
    key: 'revenueCover',
    cells: [{ text: 'Revenue cover' }, { value: 0.8 }, { value: 0.6 }, { text: '2nd of 5' }],
  })
  expect(tableOf(5, trusts)[1]?.cells[3]).toMatchObject({ text: 'Highest of 5' })
})

it('[RP-COMPARE-8] leaves the cover of trusts out where fewer than five have reported', () => {
  const trusts = [1, 2, 3, 4, 5].map(id => row(id, { dividendYield: 0.03, ...(id > 1 && { revenueCover: 1 }) }))
  expect(tableOf(5, trusts).map(({ key }) => key)).toEqual(['dividendYield'])
})
