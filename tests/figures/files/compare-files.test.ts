import { expect, it } from 'vitest'
import { compareFile } from './compare-files.ts'
import { isPrintedAs } from './is-printed-as.ts'
import { readCsv } from './read-csv.ts'

it('reads quoted fields, with quotes and commas in them', () => {
  const { header, rows } = readCsv('\uFEFFName,Note\r\n"Bell, ""the"" plc",x\r\nPlain,\r\n')
  expect(header).toEqual(['Name', 'Note'])
  expect(rows.map(row => [...row.values()])).toEqual([
    ['Bell, "the" plc', 'x'],
    ['Plain', ''],
  ])
})

it.each([
  ['0.123456', '+12.35%'],
  ['-0.05', '−5.00%'],
  ['-1234567', '(1.2)'],
  ['2486000000', '£2.49bn'],
  ['7.1841', '7.18%'],
  ['9854.97', '£9,855'],
  ['Yes', 'Yes'],
])('[RP-FIGURE-10] takes %s for what a page prints as %s', (field, text) => {
  expect(isPrintedAs(field, text)).toBe(true)
})

it.each([
  ['0.123456', '12.36%'],
  ['0.05', '−5.00%'],
  ['2486000000', '£2.48bn'],
  ['', '1'],
])('[RP-FIGURE-10] does not take %s for %s', (field, text) => {
  expect(isPrintedAs(field, text)).toBe(false)
})

it('[RP-FIGURE-10] reports a figure of the page that its file has otherwise', () => {
  const page = {
    address: '/x',
    facts: [],
    links: [],
    tables: [
      {
        block: '',
        name: 'Returns',
        columns: ['1 year', '5 years'],
        rows: [{ label: 'Own', cells: [{ value: '+1.00%' }, { value: '+5.00%' }] }],
      },
    ],
  }
  const csv = readCsv('Name,1 year (fraction),5 years (fraction)\r\nOwn,0.01,0.06\r\n')
  const { compared, differences } = compareFile(
    page,
    { page: '', tables: /Returns/, labelOf: row => row.get('Name') ?? '' },
    csv,
    '/x?format=csv',
  )
  expect(compared).toBe(2)
  expect(differences).toMatchObject([{ label: 'Returns / Own / 5 years', shown: '0.06', expected: '+5.00%' }])
})
