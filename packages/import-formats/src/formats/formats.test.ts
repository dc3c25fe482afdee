import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../testing/index.ts'
import type { Item } from '../format.ts'
import type { ImportRecord } from '../records/index.ts'
import { formats, recogniseFormat } from '../registry.ts'

const fixtures = join(import.meta.dirname, '../../../../fixtures/imports')
const fixture = async (name: string) => textFile(await readFile(join(fixtures, name)), name)
const read = async (name: string) => {
  const file = await fixture(name)
  return readAll(recogniseFormat(file), file)
}
const recordsOf = (items: readonly Item[]): ImportRecord[] =>
  items.flatMap(item => ('record' in item ? [item.record] : []))
const skipsOf = (items: readonly Item[]) => items.filter(item => 'skip' in item).length

const yahoo = `Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits
2025-01-03 00:00:00+00:00,10,11,9,10.5,10.4,100,0.0,0.0
2025-01-02 00:00:00+00:00,10,11,9,10,9.9,100,0.25,0.0
`

const tables = {
  'plain-prices': 'date,close,symbol\n2025-01-02,10,LSE:PSH\n2025-01-03,10.5,LSE:PSH\n',
  'finance-database':
    'type,symbol,name,currency,exchange,mic,isin,figi,sector_or_group,country_or_family\nequity,AALB.AS,Aalberts N.V.,EUR,AMS,XAMS,,,Industrials,Netherlands\n',
  'plain-securities': 'isin,name,type,currency,as_at\nGB0002374006,Diageo,EQUITY,GBP,2026-11-13\n',
  sp500:
    'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded\nAAPL,Apple,Information Technology,Hardware,Cupertino,1982-11-30,320193,1977\n',
  'iso-4217':
    'Entity,Currency,AlphabeticCode,NumericCode,MinorUnit,WithdrawalDate\nSWITZERLAND,Swiss Franc,CHF,756,2,\n',
  'type-overrides': 'isin,type\nGB0002374006,EQUITY\n',
  'ecb-rates': 'Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,1.1,170,0.94,11,11.5,0.88\n',
}
const firstLine = (change: (line: string) => string) => (text: string) => text.replace(/^.*/, change)
const variants: Readonly<Record<string, (text: string) => string>> = {
  semicolons: text => text.replaceAll(',', ';'),
  tabs: text => text.replaceAll(',', '\t'),
  'capital letters': firstLine(line => line.toUpperCase()),
  'quoted names': firstLine(line => line.replace(/[^,]+/g, '"$&"')),
  'spaces after commas': firstLine(line => line.replaceAll(',', ', ')),
  'a byte order mark and Windows line ends': text => `\ufeff${text.replaceAll('\n', '\r\n')}`,
}

describe('formats', () => {
  it.each(
    Object.entries(tables).flatMap(([name, text]) =>
      Object.keys(variants).map(variant => [name, variant, text] as const),
    ),
  )('[IM-FORMAT-1] %s is read with %s', async (name, variant, text) => {
    const file = textFile(variants[variant]?.(text) ?? '')
    const plain = textFile(text)
    expect(formats.filter(format => format.recognise(file.head, file)).map(format => format.name)).toEqual([name])
    const items = await readAll(recogniseFormat(file), file)
    expect(recordsOf(items)).not.toEqual([])
    expect(items).toEqual(await readAll(recogniseFormat(plain), plain))
  })

  it.each([
    ['firds-delta.xml', 'firds'],
    ['finance-database-equities.csv', 'finance-database'],
    ['finance-database-etfs.csv', 'finance-database'],
    ['sp500.csv', 'sp500'],
    ['sec-company-tickers.json', 'sec-tickers'],
    ['sec-submissions.json', 'sec-submissions'],
    ['sec-atom.xml', 'sec-atom'],
    ['fundsxml.xml', 'fundsxml'],
    ['form-144.xml', 'form-144'],
    ['newsml-g2-item.xml', 'newsml-g2'],
    ['newsml-g2-package.xml', 'newsml-g2'],
    ['newsml-g2-message.xml', 'newsml-g2'],
    ['iso-10383.xml', 'iso-10383'],
    ['iso-4217.csv', 'iso-4217'],
    ['aapl.csv', 'lean-daily'],
  ])('[IM-FORMAT-1] one and only one recognises %s', async (name, expected) => {
    const file = await fixture(name)
    expect(formats.filter(format => format.recognise(file.head, file)).map(format => format.name)).toEqual([expected])
  })

  it('[IM-SEC-1] read from FIRDS what the platform shows, and count the rest', async () => {
    const items = await read('firds-delta.xml')
    expect(items).toHaveLength(21)
    // Mini-futures, structured certificates, and bonds that are not gilts.
    expect(skipsOf(items)).toBe(8)
    expect(recordsOf(items)).toContainEqual(
      expect.objectContaining({ kind: 'security', type: 'FUND', isin: 'ES0166463036', asAt: '2021-01-17' }),
    )
    expect(recordsOf(items).every(record => record.kind === 'security' && !/ {2}/.test(record.name ?? ''))).toBe(true)
  })

  it('[IM-SEC-1] end the listings that FIRDS terminates on their day', async () => {
    const listings = recordsOf(await read('firds-delta.xml')).flatMap(record =>
      record.kind === 'security' ? [record.listing?.endedOn ?? null] : [],
    )
    expect(listings.filter(day => day !== null).length).toBeGreaterThan(0)
    expect(listings.every(day => day === null || day <= '2021-01-17')).toBe(true)
  })

  it('read FinanceDatabase with its exchange, without the suffix of the symbol', async () => {
    expect(recordsOf(await read('finance-database-equities.csv'))).toContainEqual(
      expect.objectContaining({
        isin: 'GB0009895292',
        type: 'EQUITY',
        country: 'GB',
        currency: 'GBP',
        listing: expect.objectContaining({ mic: 'XLON', ticker: 'AZN', endedOn: null }),
      }),
    )
  })

  it('[IM-SEC-2] know American companies by CIK and ticker', async () => {
    expect(recordsOf(await read('sec-company-tickers.json'))[1]).toMatchObject({
      cik: '320193',
      isin: null,
      listing: { ticker: 'AAPL', mic: null },
    })
    expect(recordsOf(await read('sp500.csv'))[0]).toMatchObject({
      cik: '66740',
      memberOf: 'S&P 500',
      sector: 'Industrials',
    })
  })

  it('[IM-SEC-2] know their exchange where the list of the SEC has it', async () => {
    const content =
      '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"],[66740,"3M CO","MMM","NYSE"],[1,"Small","SMLL","OTC"],[2,"None",null,"OTC"]]}'
    const file = textFile(content)
    expect(await readAll(recogniseFormat(file), file)).toMatchObject([
      { record: { cik: '320193', name: 'Apple Inc.', listing: { ticker: 'AAPL', mic: 'XNAS' } } },
      { record: { listing: { mic: 'XNYS' } } },
      { record: { listing: { ticker: 'SMLL', mic: null } } },
      { at: '$.data[3]', reject: { code: 'IMPORT_MISSING_VALUE', field: 'ticker' } },
    ])
  })

  it('read markets and currencies', async () => {
    expect(recordsOf(await read('iso-10383.xml')).map(record => (record.kind === 'venue' ? record.mic : ''))).toEqual(
      expect.arrayContaining(['XLON', 'AIMX', 'XNAS']),
    )
    expect(recordsOf(await read('iso-4217.csv'))).toContainEqual(
      expect.objectContaining({ kind: 'currency', code: 'GBP', number: '826', minorDigits: 2 }),
    )
  })

  it('[IM-PRICE-2] read prices of Yahoo oldest first, with their dividends', async () => {
    const file = textFile(yahoo, 'PSH-L-1d.csv')
    const items = await readAll(recogniseFormat(file), file)
    expect(items).toMatchObject([
      {
        rows: 2,
        record: {
          symbol: 'LSE:PSH',
          bars: { day: ['2025-01-02', '2025-01-03'], close: [10, expect.any(Number)] },
          dividends: [{ exOn: '2025-01-02', amount: 0.25 }],
        },
      },
    ])
  })

  it('[IM-PRICE-2] read prices of Lean in dollars', async () => {
    const [record] = recordsOf(await read('aapl.csv'))
    expect(record).toMatchObject({ kind: 'price-series', unit: 'USD', raw: true })
    const bars = record?.kind === 'price-series' ? record.bars : null
    expect([bars?.day.at(-1), bars?.close.at(-1)]).toEqual(['2021-03-31', 122.15])
  })

  it('[IM-PRICE-3] refuse prices of weeks', async () => {
    const weeks = Array.from(
      { length: 10 },
      (_, week) => `2025-0${1 + Math.floor(week / 4)}-${String(1 + 7 * (week % 4)).padStart(2, '0')},1,1,1,1,1,1,0,0`,
    )
    const file = textFile(`${yahoo.split('\n')[0]}\n${weeks.join('\n')}\n`, 'AV-L-1d.csv')
    await expect(readAll(recogniseFormat(file), file)).rejects.toThrow(
      expect.objectContaining({ code: 'IMPORT_NOT_DAILY' }),
    )
  })
})
