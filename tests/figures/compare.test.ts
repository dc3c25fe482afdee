import { describe, expect, it } from 'vitest'
import { allowed, isAllowed } from './allowed.ts'
import { compareFigure } from './compare.ts'
import { readPage } from './page/read-page.ts'
import { describeUncompared, reportOf } from './report.ts'
import { uncomparedOn } from './uncompared.ts'

const html = (peRatio: string) => `
  <header><h1>Example plc</h1><span>1,284.50p</span> <span>+18.50 (+1.46%)</span>
    <dl><div><dt>Spread</dt><dd>0.08%</dd></div></dl></header>
  <main>
    <section aria-labelledby="a"><h2 id="a">Key figures</h2>
      <dl><div><dt><span>P/E <span>ratio<button>?</button></span><span popover="auto"><b>P/E ratio</b> Price ÷ earnings</span></span></dt>
        <dd>${peRatio}</dd></div></dl>
    </section>
    <section aria-labelledby="b"><h2 id="b">Returns</h2>
      <section aria-label="Returns to date"><table>
        <thead><tr><th>To 13 Nov 2026</th><th>1 year</th><th>Since listing <span>3 Mar 2020</span></th></tr></thead>
        <tbody><tr><th>Example</th><td>+4.10%</td><td><span aria-hidden="true">(2.0)</span><span class="_hidden_x1">minus 2.0</span></td></tr></tbody>
      </table></section>
    </section>
  </main>`

const page = readPage('/market-research/LSE:EX', html('12.3'))
const figure = { page: '', block: 'Key figures', label: 'P/E ratio', inputs: { price: 12.845, eps: 1.0456 } }

describe('a page', () => {
  it('[RP-FIGURE-1] is read by its visible words, without definitions and what only a screen reader says', () => {
    expect(page.facts).toEqual([
      { block: '', label: 'Price', value: '1,284.50p' },
      { block: '', label: 'Change', value: '+18.50 (+1.46%)' },
      { block: '', label: 'Spread', value: '0.08%' },
      { block: 'Key figures', label: 'P/E ratio', value: '12.3' },
    ])
    expect(page.tables).toEqual([
      {
        block: 'Returns',
        name: 'Returns to date',
        columns: ['1 year', 'Since listing 3 Mar 2020'],
        rows: [{ label: 'Example', cells: [{ value: '+4.10%' }, { value: '(2.0)' }] }],
      },
    ])
  })
})

describe('a figure', () => {
  it('[RP-FIGURE-1] agrees only when it is printed the same, to the last digit', () => {
    expect(compareFigure('valuation', page, { ...figure, texts: ['12.3'] })).toEqual({
      found: [{ block: 'Key figures', label: 'P/E ratio', value: '12.3' }],
      differences: [],
    })
    const { differences } = compareFigure('valuation', page, { ...figure, texts: ['12.4'] })
    expect(differences).toEqual([
      {
        address: '/market-research/LSE:EX',
        subject: 'valuation',
        label: 'Key figures / P/E ratio',
        shown: '12.3',
        expected: '12.4',
        inputs: '{"price":12.845,"eps":1.0456}',
      },
    ])
  })

  it('[RP-FIGURE-1] is a difference when the page shows another one', () => {
    const altered = readPage('/market-research/LSE:EX', html('12.2'))
    expect(compareFigure('valuation', altered, { ...figure, texts: ['12.3'] }).differences).toMatchObject([
      { shown: '12.2', expected: '12.3' },
    ])
  })

  it('[RP-FIGURE-1] is a difference when it is not shown, and when it is shown but should not be', () => {
    const missing = { ...figure, label: 'PEG', texts: ['7.06'] }
    expect(compareFigure('valuation', page, missing).differences).toMatchObject([{ shown: null, expected: '7.06' }])
    expect(compareFigure('valuation', page, { ...figure, texts: null }).differences).toMatchObject([
      { shown: '12.3', expected: null },
    ])
  })

  it('[RP-FIGURE-1] of a table is found by its row and the head of its column', () => {
    const cell = { page: '', table: 'Returns to date', label: 'Example', inputs: {} }
    expect(compareFigure('returns', page, { ...cell, column: '1 year', texts: ['+4.10%'] }).differences).toEqual([])
    expect(compareFigure('returns', page, { ...cell, column: 'Since listing', texts: ['(2.0)'] }).differences).toEqual(
      [],
    )
    expect(compareFigure('returns', page, { ...cell, column: '3 years', texts: ['n/a'] }).differences).toHaveLength(1)
  })
})

it('[RP-FIGURE-1] the report counts figures by security and subject, and describes each difference', () => {
  const { differences } = compareFigure('valuation', page, { ...figure, texts: ['12.4'] })
  const compared = new Map([['valuation', 1]])
  const report = reportOf([{ marketCode: 'LSE:EX', type: 'EQUITY', compared, differences, files: [], uncompared: [] }])
  expect(report.split('\n')).toEqual([
    'Security  Type    valuation  Differences',
    'LSE:EX    EQUITY          1            1',
    'Total     1               1            1',
    '',
    '/market-research/LSE:EX',
    '  valuation: Key figures / P/E ratio',
    '  shown:    12.3',
    '  expected: 12.4',
    '  inputs:   {"price":12.845,"eps":1.0456}',
    '',
    'Every labelled figure was compared.',
  ])
})

describe('a figure that nothing compares', () => {
  const compared = new Set(compareFigure('valuation', page, { ...figure, texts: ['12.3'] }).found)

  it('[RP-FIGURE-6] is listed with its page, block or table, label and value', () => {
    expect(uncomparedOn('', page, compared)).toEqual([
      { page: '', place: '', label: 'Price', column: null, value: '1,284.50p' },
      { page: '', place: '', label: 'Change', column: null, value: '+18.50 (+1.46%)' },
      { page: '', place: '', label: 'Spread', column: null, value: '0.08%' },
      { page: '', place: 'Returns to date', label: 'Example', column: '1 year', value: '+4.10%' },
      { page: '', place: 'Returns to date', label: 'Example', column: 'Since listing 3 Mar 2020', value: '(2.0)' },
    ])
  })

  it('[RP-FIGURE-6] is a text with a number that is not a date', () => {
    const facts = ['13 Nov 2026', 'Active', '31 January and 31 July'].map(value => ({
      block: 'Key facts',
      label: 'Any',
      value,
    }))
    expect(uncomparedOn('', { address: '', facts, tables: [], links: [] }, new Set())).toEqual([])
  })

  it('[RP-FIGURE-6] counts in the report', () => {
    const uncompared = uncomparedOn('', page, compared).slice(-1)
    const report = describeUncompared([
      { marketCode: 'LSE:EX', type: 'EQUITY', compared: new Map(), differences: [], files: [], uncompared },
    ])
    expect(report).toEqual([
      '\n1 labelled figures were not compared:',
      '  overview / Returns to date / Since listing 3 Mar 2020: 1, such as (2.0) (Example) of LSE:EX',
    ])
  })

  it('[RP-FIGURE-6] is allowed only where the list names its place', () => {
    const company = { page: 'company-info', place: 'Company details', label: 'LEI', column: null }
    expect(isAllowed(company)).toBe(true)
    expect(isAllowed({ ...company, place: 'Key figures' })).toBe(false)
    expect(allowed.every(({ reason }) => reason.length > 0)).toBe(true)
  })
})
