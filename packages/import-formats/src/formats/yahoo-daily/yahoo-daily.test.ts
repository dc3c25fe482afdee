import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats } from '../../registry.ts'
import { yahooDaily } from './yahoo-daily.ts'

const rows = ['2025-01-02,10,11,9,10,100', '2025-01-03,10,11,9,10.5,100']

describe('prices as Yahoo writes them', () => {
  it.each([
    ['without an adjusted close', `Date,Open,High,Low,Close,Volume\n${rows.join('\n')}\n`],
    [
      'with quotation marks and a byte order mark',
      `\ufeff"Date","Open","High","Low","Close","Volume"\n${rows.join('\r\n')}\r\n`,
    ],
    ['with semicolons', `Date;Open;High;Low;Close;Volume\n${rows.join('\n').replaceAll(',', ';')}\n`],
    [
      'with shuffled columns',
      `Close,Volume,Date,Open,High,Low,Adj Close\n${rows
        .map(row => row.split(','))
        .map(([day, open, high, low, close, volume]) => [close, volume, day, open, high, low, 1].join(','))
        .join('\n')}\n`,
    ],
    [
      'with what else it offers',
      `Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits,Capital Gains,Repaired?\n${rows.map(row => `${row.replace(/,100$/, ',9,100')},0.0,0.0,0.0,False`).join('\n')}\n`,
    ],
    [
      'with three lines of header',
      `Price,Close,High,Low,Open,Volume\nTicker,AAPL,AAPL,AAPL,AAPL,AAPL\nDate,,,,,\n2025-01-02,10,11,9,10,100\n2025-01-03,10.5,11,9,10,100\n`,
    ],
    [
      'with a zone in its days',
      `Date,Open,High,Low,Close,Volume,Dividends,Stock Splits,Capital Gains\n${rows.map(row => `${row.replace(',', ' 00:00:00-05:00,')},0.0,0.0,0.0`).join('\n')}\n`,
    ],
    [
      'with days without trading',
      `Date,Open,High,Low,Close,Adj Close,Volume\n${rows.map(row => row.replace(/,100$/, ',9,100')).join('\n')}\n2025-01-06,null,null,null,null,null,null\n`,
    ],
  ])('[IM-FORMAT-1] are read %s', async (_, content) => {
    const file = textFile(content, 'AAPL.csv')
    expect(formats.filter(format => format.recognise(file.head, file))).toEqual([yahooDaily])
    expect(await readAll(yahooDaily, file)).toMatchObject([
      {
        rows: 2,
        record: {
          symbol: 'US:AAPL',
          bars: {
            day: ['2025-01-02', '2025-01-03'],
            open: [10, expect.any(Number)],
            high: [11, expect.any(Number)],
            low: [9, expect.any(Number)],
            close: [10, 10.5],
            volume: [100, expect.any(Number)],
          },
        },
      },
    ])
  })

  it('[IM-PRICE-8] keep a close or an open a little outside the range of the day', async () => {
    const bars = [
      '2025-01-02,10.2,10,9,8.8,1',
      '2025-01-03,10,10,9,16,1',
      '2025-01-06,10,9,10,10,1',
      '2025-01-07,10,11,9,10,1',
    ]
    const file = textFile(`Date,Open,High,Low,Close,Volume\n${bars.join('\n')}\n`, 'AAPL.csv')
    expect(await readAll(yahooDaily, file)).toMatchObject([
      { at: 'line 3', reject: { code: 'IMPORT_INCONSISTENT_ROW' } },
      { at: 'line 4', reject: { code: 'IMPORT_INCONSISTENT_ROW' } },
      {
        record: {
          bars: { day: ['2025-01-02', '2025-01-07'], open: [10.2, 10], high: [10, 11], low: [9, 9], close: [8.8, 10] },
        },
      },
    ])
  })

  it('[IM-PRICE-9] show that they are in pounds where every dividend is in pence', async () => {
    const bars = Array.from(
      { length: 9 },
      (_, day) => `2025-01-0${day + 1},10,10,10,10,1,${day % 3 === 2 ? 12 + day : 0}`,
    )
    const file = textFile(`Date,Open,High,Low,Close,Volume,Dividends\n${bars.join('\n')}\n`, 'EXAM-L-1d.csv')
    expect((await readAll(yahooDaily, file)).at(-1)).toMatchObject({ record: { unit: null, shows: 'major' } })
  })

  it('[IM-PRICE-9] show that they are in pence where pounds among them were mended', async () => {
    const bars = Array.from({ length: 9 }, (_, day) => {
      const close = day === 4 ? 1 : 100
      return `2025-01-0${day + 1},${close},${close},${close},${close},1`
    })
    const file = textFile(`Date,Open,High,Low,Close,Volume\n${bars.join('\n')}\n`, 'EXAM-L-1d.csv')
    expect((await readAll(yahooDaily, file)).at(-1)).toMatchObject({ record: { unit: null, shows: 'hundredths' } })
  })

  it('[IM-PRICE-9] say their unit in a column Currency, and reject a row in another', async () => {
    const bars = [...rows.map(row => `${row},GBp`), '2025-01-06,10,11,9,10,100,GBP', '2025-01-07,10,11,9,10,100,pounds']
    const file = textFile(`Date,Open,High,Low,Close,Volume,Currency\n${bars.join('\n')}\n`, 'EXAM-L-1d.csv')
    expect(await readAll(yahooDaily, file, { unit: 'GBP' })).toMatchObject([
      { at: 'line 4', reject: { code: 'IMPORT_INCONSISTENT_ROW', field: 'unit', value: 'GBP' } },
      { at: 'line 5', reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'Currency', value: 'pounds' } },
      { rows: 2, record: { unit: 'GBX' } },
    ])
  })

  it('[IM-REPAIR-1] do not ask where the price shows its large dividends', async () => {
    const closes = [100, 85, 85, 72, 72, 61, 61]
    const bars = closes.map(
      (close, day) =>
        `2025-01-0${day + 1},${close},${close},${close},${close},1,${day % 2 ? (closes[day - 1] ?? 0) - close : 0}`,
    )
    const file = textFile(`Date,Open,High,Low,Close,Volume,Dividends\n${bars.join('\n')}\n`, 'EXAM-L-1d.csv')
    expect(await readAll(yahooDaily, file)).toEqual([expect.objectContaining({ rows: 7 })])
  })
})
