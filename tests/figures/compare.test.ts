import { describe, expect, it } from 'vitest'
import { compareFigure } from './compare.ts'
import { readPage } from './page/read-page.ts'
import { reportOf } from './report.ts'

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
        rows: [{ label: 'Example', cells: ['+4.10%', '(2.0)'] }],
      },
    ])
  })
})

describe('a figure', () => {
  it('[RP-FIGURE-1] agrees only when it is printed the same, to the last digit', () => {
    expect(compareFigure('valuation', page, { ...figure, texts: ['12.3'] })).toEqual({ compared: 1, differences: [] })
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
  const report = reportOf([{ marketCode: 'LSE:EX', type: 'EQUITY', compared, differences }])
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
  ])
})
