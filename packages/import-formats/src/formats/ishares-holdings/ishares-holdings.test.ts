import { getMarketCode } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { isharesHoldings } from './ishares-holdings.ts'

const british = `\ufeffFund Holdings as of,"16/Apr/2026"\n \nTicker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Shares,Price,Location,Exchange,Market Currency
"AZN","ASTRAZENECA PLC","Health Care","Equity","1,234,567.00","8.92","1.00","1.00","1.00","United Kingdom","London Stock Exchange","GBP"
"Z M6","FTSE 100 INDEX JUN 26","Cash and/or Derivatives","Futures","0.00","-0.15","1.00","1.00","1.00","-","-","GBP"
\u00a0
"The content contained herein is owned or licensed"
`
const american = `iShares Example ETF\nFund Holdings as of,"Apr 17, 2026"\nInception Date,"May 15, 2000"\nStock,"-"\n\u00a0
Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Quantity,Price,Location,Exchange,Currency,FX Rate,Market Currency,Accrual Date
"NVDA","NVIDIA CORP","Information Technology","Equity","1","7.4","1","1","1","United States","NASDAQ","USD","1.00","USD","-"
\u00a0
legal
`
const symbol = getMarketCode('LSE:ISF')

describe('holdings as iShares publishes them', () => {
  it.each([british, american])('[IM-FORMAT-1] are recognised by their content', content => {
    expect(recogniseFormat(textFile(content))).toBe(isharesHoldings)
  })

  it('[IM-HOLD-1] are read from the header to the first blank line', async () => {
    expect(await readAll(isharesHoldings, textFile(british), { symbol })).toMatchObject([
      {
        rows: 2,
        record: {
          fund: { marketCode: 'LSE:ISF' },
          asAt: '2026-04-16',
          holdings: [
            { name: 'ASTRAZENECA PLC', type: 'Equity', sector: 'Health Care', weighting: 0.0892 },
            { name: 'FTSE 100 INDEX JUN 26', type: 'Derivative', weighting: -0.0015 },
          ],
        },
      },
    ])
    expect(await readAll(isharesHoldings, textFile(american), { symbol })).toMatchObject([
      { rows: 1, record: { asAt: '2026-04-17', holdings: [{ name: 'NVIDIA CORP', weighting: 0.074 }] } },
    ])
  })

  it('need the symbol of their fund', async () => {
    await expect(readAll(isharesHoldings, textFile(british))).rejects.toMatchObject({ code: 'IMPORT_NO_SYMBOL' })
  })

  it('are refused with a day that has not come', async () => {
    const content = british.replace('2026', '2036')
    await expect(readAll(isharesHoldings, textFile(content), { symbol })).rejects.toMatchObject({
      code: 'IMPORT_MISSING_COLUMN',
    })
  })

  it.each([
    ['04.Sep.2026', '2026-09-04'],
    ['03.M\u00e4rz2026', '2026-03-03'],
    ['31.Juli2026', '2026-07-31'],
    ['30.09.2026', '2026-09-30'],
  ])('[IM-HOLD-1] are read in German, of %s', async (given, day) => {
    const file = textFile(
      `iShares Beispiel\nFondsposition per,"${given}"\n\u00a0\nEmittententicker,Name,Sektor,Anlageklasse,Marktwert,Gewichtung (%),Nominalwert\n"SAP","SAP SE","IT","Aktien","1.234.567,89","1,23","1"\n"X","Future","-","Futures","0,00","-0,15","1"\n\u00a0\n"Rechtliches"\n`,
    )
    expect(recogniseFormat(file)).toBe(isharesHoldings)
    expect(await readAll(isharesHoldings, file, { symbol })).toMatchObject([
      {
        record: {
          asAt: day,
          holdings: [
            { name: 'SAP SE', type: 'Equity', weighting: 0.0123 },
            { type: 'Derivative', weighting: -0.0015 },
          ],
        },
      },
    ])
  })

  it('[IM-FILE-7] are read whatever is written before and behind the table', async () => {
    const odd = `\ufeffThe "best" ETF, "so they say\nFund Holdings as of,"16/Apr/2026"\n${british.split('\n').slice(2, 5).join('\n')}\n\u00a0\nWe say "nothing, and leave it "open\n"never closed`
    const items = await readAll(isharesHoldings, textFile(odd), { symbol })
    expect(items).toMatchObject([
      { rows: 2, record: { asAt: '2026-04-16', holdings: [{ weighting: 0.0892 }, { weighting: -0.0015 }] } },
    ])
    const wrong = odd.replace('"8.92"', '"much"')
    expect(await readAll(isharesHoldings, textFile(wrong), { symbol })).toMatchObject([
      { at: 'line 4', reject: { code: 'IMPORT_NOT_A_NUMBER' } },
      {},
    ])
  })

  it('are read with the weight at the end, and refused on a day without holdings', async () => {
    const content = (day: string) =>
      `iShares Example\nFund Holdings as of,"${day}"\nStock,"-"\n\nTicker,Name,Type,Sector,Asset Class,Market Value,Accrual Date,Notional Weight,Market Weight\n"FLEX","FLEX LTD","EQUITY","IT","Equity","119,376.56","-","1.55","1.54"\n`
    expect(await readAll(isharesHoldings, textFile(content('Nov 14, 2025')), { symbol })).toMatchObject([
      { record: { asAt: '2025-11-14', holdings: [{ name: 'FLEX LTD', weighting: 0.0154 }] } },
    ])
    await expect(readAll(isharesHoldings, textFile(content('-')), { symbol })).rejects.toMatchObject({
      code: 'IMPORT_MISSING_COLUMN',
    })
  })
})
