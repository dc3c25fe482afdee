import { describe, expect, it } from 'vitest'
import { nportFile, readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { nport } from './nport.ts'

const positions = [
  { name: 'KENTUCKY ST', title: 'KY KYSFAC 5 08/01/2028', isin: 'US49151FGH73', percent: '97.5', category: 'DBT' },
  { name: 'Sold Short Inc', title: 'Sold Short Inc', percent: '-2.25', category: 'EC' },
  { name: 'Vanguard Fund', title: 'N/A', percent: '8.0', category: 'EC', issuer: 'RF' },
  { name: 'N/A', title: 'IRS USD 2.5', isin: 'EZ99S9FBYFN8', percent: '.68', category: 'DIR' },
]

describe('Form N-PORT', () => {
  it('[IM-FORMAT-1] is recognised by its content, blank line before the declaration or not', () => {
    expect(recogniseFormat(textFile(nportFile(positions)))).toBe(nport)
    expect(recogniseFormat(textFile(`\n${nportFile(positions)}`))).toBe(nport)
  })

  it('[IM-HOLD-1] gives holdings with weightings as they are, shorts and derivatives among them', async () => {
    const [item, ...others] = await readAll(nport, textFile(`\n${nportFile(positions)}`))
    expect(others).toEqual([])
    expect(item).toMatchObject({
      rows: 4,
      record: {
        kind: 'holdings',
        fund: { seriesId: 'S000012000', cik: null },
        asAt: '2022-12-31',
        issuedOn: '2023-01-31',
        holdings: [
          { name: 'KY KYSFAC 5 08/01/2028', isin: 'US49151FGH73', type: 'Bond', country: 'US', weighting: 0.975 },
          { name: 'Vanguard Fund', isin: null, type: 'Fund', weighting: 0.08 },
          { name: 'IRS USD 2.5', type: 'Derivative', weighting: 0.0068 },
          { name: 'Sold Short Inc', type: 'Equity', weighting: -0.0225 },
        ],
      },
    })
  })

  it('counts by CIK where there is no series', async () => {
    const [item] = await readAll(nport, textFile(nportFile(positions).replace('S000012000', 'N/A')))
    expect(item).toMatchObject({ record: { fund: { seriesId: null, cik: '311101' } } })
  })

  it('rejects a holding without a weighting, and keeps the others', async () => {
    const content = nportFile(positions).replace('<pctVal>97.5</pctVal>', '<pctVal>N/A</pctVal>')
    expect(await readAll(nport, textFile(content))).toMatchObject([
      { at: 'invstOrSec 1', reject: { code: 'IMPORT_NOT_A_NUMBER', field: 'pctVal', value: 'N/A' } },
      { rows: 3 },
    ])
  })

  it('is refused when it does not say its day', async () => {
    const content = nportFile(positions).replace('2022-12-31', '2922-12-31')
    await expect(readAll(nport, textFile(content))).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_XML' })
  })

  it.each(['2001-01-01', '2099-01-01', 'yesterday'])(
    '[IM-HOLD-2] is as old as its day where it was signed on %s',
    async signed => {
      expect(await readAll(nport, textFile(nportFile(positions, signed)))).toMatchObject([
        { record: { asAt: '2022-12-31', issuedOn: '2022-12-31' } },
      ])
    },
  )
})
