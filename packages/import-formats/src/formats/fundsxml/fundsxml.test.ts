import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { fundsxml } from './fundsxml.ts'

const fixture = join(import.meta.dirname, '../../../../../fixtures/imports/fundsxml.xml')
const fund = (
  positions: string,
  { isin = 'AT0000A2QM74', day = '2025-10-01' } = {},
) => `<Fund><SingleFundFlag>true</SingleFundFlag><FundDynamicData><Portfolios><Portfolio><NavDate>${day}</NavDate>
  <Positions>${positions}</Positions></Portfolio></Portfolios></FundDynamicData><SingleFund><ShareClasses><ShareClass><Identifiers><ISIN>${isin}</ISIN></Identifiers></ShareClass></ShareClasses></SingleFund></Fund>`
const file = (...funds: readonly string[]) =>
  textFile(
    `<f:FundsXML4 xmlns:f="http://www.fundsxml.org/4">${`<ControlData><DocumentGenerated>2025-10-02T00:00:00</DocumentGenerated></ControlData><Funds>${funds.join('')}</Funds>`.replaceAll(/<(\/?)(?=\w)/g, '<$1f:')}</f:FundsXML4>`,
  )
const position = (percentage: string) => `<Position><UniqueID>A</UniqueID>${percentage}<Equity/></Position>`

describe('FundsXML', () => {
  it('[IM-HOLD-1] gives the holdings to every class, with the names and countries of their assets', async () => {
    const items = await readAll(fundsxml, textFile(await readFile(fixture)))
    const records = items.flatMap(item => ('record' in item && item.record.kind === 'holdings' ? [item.record] : []))
    expect(records.map(({ fund: { isin } }) => isin)).toEqual(['AT0000A2QM74', 'AT0000A2QM66'])
    const [first] = records
    expect(first).toMatchObject({ asAt: '2025-10-01', issuedOn: '2025-10-01' })
    expect(first?.holdings).toHaveLength(21)
    expect(first?.holdings[1]).toMatchObject({
      name: 'MICROSOFT CORPORATION',
      isin: 'US5949181045',
      type: 'Equity',
      country: 'US',
      weighting: 0.07,
    })
    expect(new Set(first?.holdings.map(({ type }) => type))).toEqual(
      new Set(['Cash', 'Equity', 'Property', 'Fund', 'Derivative', 'Bond', 'Other']),
    )
    // Two forwards come without a percentage: 5 and 4.375 of 125 million.
    expect(first?.holdings.find(({ name }) => name.startsWith('FX Forward EUR/USD'))?.weighting).toBe(0.04)
    expect(items.filter(item => 'warning' in item)).toHaveLength(2)
  })

  it.each([
    ['<FundsXML xmlns="http://www.fundsxml.org/XMLSchema/3.0.5" version="3.0.5">', 'FundsXML 3.0.5'],
    ['<FundsXML>', 'FundsXML 3 or older'],
    ['<f:FundsXML5 xmlns:f="http://www.fundsxml.org/5">', 'FundsXML 5'],
  ])('[IM-FORMAT-3] refuses another version by its name: %s', async (root, version) => {
    const old = textFile(`<?xml version="1.0"?>${root}</FundsXML>`)
    expect(recogniseFormat(old)).toBe(fundsxml)
    await expect(readAll(fundsxml, old)).rejects.toMatchObject({
      code: 'IMPORT_VERSION_NOT_READ',
      message: `it is ${version}; FundsXML 4 is read`,
    })
  })

  it('tells the funds of a file apart, whatever its prefix', async () => {
    const other = fund(position('<TotalPercentage>2</TotalPercentage>'), { isin: 'LU0119620416', day: '2025-09-30' })
    expect(
      await readAll(fundsxml, file(fund(position('<TotalPercentage>-1.5</TotalPercentage>')), other)),
    ).toMatchObject([
      {
        record: {
          fund: { isin: 'AT0000A2QM74' },
          asAt: '2025-10-01',
          issuedOn: '2025-10-02',
          holdings: [{ name: 'A', weighting: -0.015 }],
        },
      },
      { record: { fund: { isin: 'LU0119620416' }, asAt: '2025-09-30', holdings: [{ weighting: 0.02 }] } },
    ])
  })

  it('rejects positions without a weighting, and funds without an ISIN or a day', async () => {
    const codes = async (...funds: readonly string[]) =>
      (await readAll(fundsxml, file(...funds))).map(item => 'reject' in item && [item.reject.code, item.reject.field])
    expect(await codes(fund(position('')))).toEqual([['IMPORT_MISSING_VALUE', 'TotalPercentage']])
    expect(await codes(fund(position('<TotalPercentage>lots</TotalPercentage>')))).toEqual([
      ['IMPORT_NOT_A_NUMBER', 'TotalPercentage'],
    ])
    const good = position('<TotalPercentage>1</TotalPercentage>')
    expect(await codes(fund(good, { isin: '' }))).toEqual([['IMPORT_MISSING_VALUE', 'ShareClass/Identifiers/ISIN']])
    expect(await codes(fund(good, { day: '9999-12-31' }))).toEqual([['IMPORT_DATE_OUT_OF_RANGE', 'NavDate']])
  })

  it('[IM-ROW-1] says that an ISIN is wrong, rather than missing', async () => {
    const given = fund(position('<TotalPercentage>2</TotalPercentage>'), { isin: 'AT0000A2QM75' })
    expect(await readAll(fundsxml, file(given))).toMatchObject([
      { reject: { code: 'IMPORT_WRONG_IDENTIFIER', value: 'AT0000A2QM75' } },
    ])
  })
})
