/** A file of every format, and an older one that says something else, for tests of what all formats have in common. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewRow } from '@bellwether/db'
import { getMarketCode, type MarketCode } from '@bellwether/domain'
import {
  companyfactsFile,
  emtRow,
  mar19File,
  nportFile,
  ownershipFile,
  templateFile,
} from '@bellwether/import-formats/testing'

export interface FormatCase {
  readonly content: string | Uint8Array
  readonly name?: string
  readonly symbol?: MarketCode
  /** What must be in the database before, each with its primary listing if it has one. */
  readonly securities?: readonly (Partial<NewRow<'securities'>> & { readonly marketCode?: string })[]
  /** The same, said earlier and otherwise; why there is none where every file is as good as any other. */
  readonly older: string | Uint8Array | { readonly none: string }
}

const fixtures = join(import.meta.dirname, '../../../fixtures/imports')
const fixture = (name: string) => readFile(join(fixtures, name), 'utf8')

const apple = { cik: '320193', isin: 'US0378331005', marketCode: 'NASDAQ:AAPL' }
const fund = { type: 'FUND', isin: 'SE0011337179', currency: 'SEK' } as const
const sale = { code: 'S', shares: '100', price: '150.8', acquired: false, owned: '200' }
const ept = {
  '00001_EPT_Version': 'V21',
  '00030_Id': fund.isin,
  '00040_Type': '1',
  '00050_Name': 'Fund',
  '00060_Currency': 'SEK',
  '00070_Day': '2025-02-16',
  '00075_Address': 'https://example.com/kid.pdf',
  '01090_SRI': '2',
  '01120_RHP': '5',
  '02060_Moderate': '0.01',
  '03060_Ongoing': '0.0025',
}
const openfunds = (day: string, name: string, costs: string) =>
  `OFST020000;OFST020060;OFST020540;OFST010010;OFST452200;OFST452220;OFST024000;OFST024010\nLU0119620416;${name};EUR;LU;${costs};${day};4;${day}\n`
const tpt = (issued: string, weight: number) =>
  JSON.stringify([
    {
      '1_Portfolio_identifying_data': fund.isin,
      '6_Valuation_date': '2025-08-29',
      '7_Reporting_date': issued,
      '12_CIC': 'SE31',
      '14_Identification_code': 'SE0000215493',
      '15_Type': 1,
      '17_Instrument_name': 'Doro',
      '26_Valuation_weight': weight,
    },
  ])
const fundsxml = (made: string, percentage: string) =>
  `<FundsXML4><ControlData><DocumentGenerated>${made}</DocumentGenerated></ControlData><Funds><Fund><SingleFundFlag>true</SingleFundFlag><FundDynamicData><Portfolios><Portfolio><NavDate>2025-10-01</NavDate><Positions><Position><UniqueID>Example</UniqueID><TotalPercentage>${percentage}</TotalPercentage><Equity/></Position></Positions></Portfolio></Portfolios></FundDynamicData><SingleFund><ShareClasses><ShareClass><Identifiers><ISIN>${fund.isin}</ISIN></Identifiers></ShareClass></ShareClasses></SingleFund></Fund></Funds></FundsXML4>`
const ishares = (day: string, weight: string) =>
  `Fund Holdings as of,"${day}"\n \nTicker,Name,Sector,Asset Class,Market Value,Weight (%)\n"AZN","ASTRAZENECA PLC","Health Care","Equity","1","${weight}"\n`
const yahoo = (...rows: readonly string[]) => `Date,Open,High,Low,Close,Adj Close,Volume\n${rows.join('\n')}\n`
const filings = (time: string, name: string) =>
  JSON.stringify({
    cik: 320193,
    name,
    filings: {
      recent: {
        accessionNumber: ['0000320193-26-000006'],
        filingDate: ['2026-01-30'],
        reportDate: ['2025-12-27'],
        acceptanceDateTime: [time],
        form: ['10-Q'],
        primaryDocument: ['a.htm'],
      },
    },
  })
const secAtom = (time: string, name: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>8-K - ${name} (0000320193) (Filer)</title><updated>${time}</updated><category term="8-K"/><id>urn:tag:sec.gov,2008:accession-number=0000320193-26-000007</id></entry></feed>`
const newsml = (version: string, headline: string) =>
  `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:x:1"><itemMeta><versionCreated>${version}</versionCreated><firstCreated>2026-01-01T00:00:00Z</firstCreated></itemMeta><contentMeta><headline>${headline}</headline><subject qcode="isin:${apple.isin}"/></contentMeta></newsItem>`
const atom = (updated: string, title: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>Wire</title><link href="https://example.com/"/><entry><id>urn:y:1</id><title>${title}</title><published>2026-01-01T00:00:00Z</published><updated>${updated}</updated><category term="${apple.isin}"/></entry></feed>`
const facts = JSON.parse(companyfactsFile()) as {
  facts: Record<string, Record<string, { units: Record<string, { filed: string }[]> }>>
}

/** The same before the last filing. */
function earlierFacts(): string {
  for (const concepts of Object.values(facts.facts)) {
    for (const { units } of Object.values(concepts)) {
      for (const [unit, rows] of Object.entries(units)) units[unit] = rows.filter(({ filed }) => filed < '2026-01-01')
    }
  }
  return JSON.stringify(facts)
}

/** By the name of the format; files that do not say their own day are made older by the day of the file. */
export async function formatCases(): Promise<Readonly<Record<string, FormatCase>>> {
  const [firds, financeDatabase, tickers, sp500, mics, currencies, lean, form144] = await Promise.all(
    [
      'firds-delta.xml',
      'finance-database-equities.csv',
      'sec-company-tickers.json',
      'sp500.csv',
      'iso-10383.xml',
      'iso-4217.csv',
      'aapl.csv',
      'form-144.xml',
    ].map(fixture),
  )
  const [firstDays = ''] = /^(?:.*\n){5}/.exec(lean ?? '') ?? []
  return {
    firds: {
      content: firds ?? '',
      older: (firds ?? '').replace('<Dt>2021-01-17</Dt>', '<Dt>2020-01-17</Dt>').replaceAll('<FullNm>', '<FullNm>Old '),
    },
    'finance-database': {
      content: financeDatabase ?? '',
      older: (financeDatabase ?? '').replaceAll('AstraZeneca', 'Zeneca'),
    },
    'sec-tickers': {
      content: tickers ?? '',
      older: (tickers ?? '').replaceAll('"title":"', '"title":"Old ').replaceAll('"title": "', '"title": "Old '),
    },
    sp500: { content: sp500 ?? '', older: (sp500 ?? '').replaceAll('Industrials', 'Utilities') },
    'type-overrides': {
      content: `isin,type\n${fund.isin},ETF\n`,
      securities: [fund],
      older: { none: 'an operator says what holds from now on' },
    },
    'plain-securities': {
      content: `name,type,isin,currency,country,as_at\nFund,FUND,${fund.isin},SEK,SE,2024-02-16\n`,
      older: `name,type,isin,currency,country,as_at\nOld fund,FUND,${fund.isin},SEK,SE,2023-02-16\n`,
    },
    'iso-10383': {
      content: mics ?? '',
      older: (mics ?? '').replaceAll('LONDON', 'LONDINIUM').replace(/generated="[^"]*"/, 'generated="2020-01-01"'),
    },
    'iso-4217': { content: currencies ?? '', older: (currencies ?? '').replaceAll('Pound Sterling', 'Pound') },
    'yahoo-daily': {
      content: yahoo('2025-01-02,10,11,9,10,10,100', '2025-01-03,10,11,9,10.5,10.5,100'),
      name: 'AAPL.csv',
      securities: [apple],
      older: yahoo('2025-01-02,10,11,9,9.5,9.5,100'),
    },
    'lean-daily': {
      content: lean ?? '',
      name: 'aapl.csv',
      securities: [apple],
      older: firstDays.replaceAll(/,(\d+)\n/g, ',1\n'),
    },
    'lean-factors': {
      content: '20200730,0.99,0.25,384.76\n20200828,0.9936,0.25,499.23\n20501231,0.9936,1,0\n',
      name: 'aapl.factors.csv',
      securities: [apple],
      older: { none: 'factors are those of the whole history' },
    },
    'plain-prices': {
      content: 'symbol,date,close\nNASDAQ:AAPL,2025-01-02,10\nNASDAQ:AAPL,2025-01-03,11\n',
      securities: [apple],
      older: 'symbol,date,close\nNASDAQ:AAPL,2025-01-02,9\n',
    },
    'ecb-rates': {
      content: 'Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,1.1,170,0.94,11,11.5,0.88\n',
      older: { none: 'the rate of a day is fixed once' },
    },
    'reference-series': {
      content: 'series,kind,date,value\nCPI,prices,2026-10,142.6\nSONIA,rate,2026-11-12,4\nSONIA,rate,2026-11-13,3.9\n',
      older: 'series,kind,date,value\nCPI,prices,2026-10,142.1\nSONIA,rate,2026-11-12,5\n',
    },
    companyfacts: { content: companyfactsFile(), securities: [{ cik: '123' }], older: earlierFacts() },
    nport: {
      content: nportFile([{ name: 'A', title: 'A', percent: '5', category: 'EC' }], '2023-02-28'),
      securities: [{ type: 'FUND', series_id: 'S000012000' }],
      older: nportFile([{ name: 'A', title: 'A', percent: '4', category: 'EC' }], '2023-01-31'),
    },
    tpt: { content: tpt('2025-09-05', 0.5), securities: [fund], older: tpt('2025-09-01', 0.4) },
    fundsxml: {
      content: fundsxml('2025-10-05T00:00:00', '5'),
      securities: [fund],
      older: fundsxml('2025-10-02T00:00:00', '4'),
    },
    'ishares-holdings': {
      content: ishares('16/Apr/2026', '8.9'),
      symbol: getMarketCode('LSE:ISF'),
      securities: [{ type: 'ETF', isin: 'IE0005042456', marketCode: 'LSE:ISF' }],
      older: ishares('15/Apr/2026', '8.8'),
    },
    'sec-ownership': {
      content: ownershipFile([sale]),
      securities: [{ cik: '123' }],
      older: ownershipFile([{ ...sale, shares: '99' }], '4', '2022-12-13'),
    },
    'form-144': { content: form144 ?? '', securities: [apple], older: { none: 'a notice says one thing once' } },
    'sec-submissions': {
      content: filings('2026-01-30T06:01:32.000Z', 'Apple Inc.'),
      securities: [apple],
      older: filings('2026-01-30T06:01:00.000Z', 'Apple Computer'),
    },
    'sec-atom': {
      content: secAtom('2026-01-12T11:28:52-05:00', 'Apple Inc.'),
      securities: [apple],
      older: secAtom('2026-01-12T11:28:00-05:00', 'Apple Computer'),
    },
    'newsml-g2': {
      content: newsml('2026-01-03T00:00:00Z', 'Second'),
      securities: [apple],
      older: newsml('2026-01-02T00:00:00Z', 'First'),
    },
    'news-feed': {
      content: atom('2026-01-03T00:00:00Z', 'Second'),
      securities: [apple],
      older: atom('2026-01-02T00:00:00Z', 'First'),
    },
    'mar19-sweden': {
      content: mar19File([{}]),
      securities: [{ isin: 'SE0000215493' }],
      older: mar19File([{ volume: '1' }]),
    },
    emt: {
      content: templateFile(emtRow),
      securities: [fund],
      older: templateFile({
        ...emtRow,
        '00050_Reference_Date': '2024-12-31',
        '01000_Target_Market_Date': '2024-11-30',
        '01010_Retail': 'N',
        '04010_Risk_PRIIPS': '4',
        '07100_Ongoing': '0.5',
        '07160_Ex_Ante_Date': '2024-12-15',
        '08030_Ongoing_Ex_Post': '0.5',
        '08100_End_Of_Period': '2024-12-31',
      }),
    },
    ept: {
      content: templateFile(ept),
      securities: [fund],
      older: templateFile({
        ...ept,
        '00070_Day': '2024-02-16',
        '01090_SRI': '6',
        '01120_RHP': '1',
        '02060_Moderate': '0.5',
        '03060_Ongoing': '0.5',
        '00050_Name': 'Old fund',
      }),
    },
    openfunds: {
      content: openfunds('2026-06-30', 'Fund R', '0.0162'),
      older: openfunds('2025-06-30', 'Old fund R', '0.02'),
    },
  }
}
