/** Files as their publishers write them, of any length, with the same rows as CSV for COPY where that can be. */
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { fromEpochDay, isinCheckDigit, toEpochDay } from '@bellwether/domain'
import { openFiles } from '../../packages/import-formats/src/containers/open-files.ts'

export interface Case {
  readonly name: string
  readonly rows: number
  /** Imported first, unmeasured. */
  readonly before: readonly string[]
  readonly path: string
  /** For COPY: the same rows, and a table for them. */
  readonly copy: { readonly path: string; readonly columns: string } | null
}

const accounts = join(import.meta.dirname, '../../fixtures/sample-market/files/4-accounts.zip')
const daysEach = 2_500
const firstDay = toEpochDay('2016-01-01')

/** Shares, and instruments that we do not hold, as in a day's changes: one in 27 is a share or a fund. */
const heldEvery = 27

export async function firdsCase(folder: string, rows: number, every = heldEvery): Promise<Case> {
  const name = every === 1 ? 'FIRDS, full list of shares' : 'FIRDS, changes of a day'
  const path = join(folder, `firds-${every}.xml`)
  const copy = {
    path: join(folder, `firds-${every}.csv`),
    columns: 'isin text, name text, cfi text, issuer text, mic text, first_day date, primary key (isin, mic)',
  }
  const all = () => Array.from({ length: rows }, (_, index) => instrument(index, every))
  await write(path, firdsXml(all()))
  await write(
    copy.path,
    all().map(each => `${each.isin},${each.name},${each.cfi},529900S21EQ1BO4ESM68,XPAR,2020-01-02\n`),
  )
  return { name, rows, before: [], path, copy }
}

function instrument(index: number, every: number) {
  const body = `FR${index.toString(36).toUpperCase().padStart(9, '0')}`
  return {
    isin: `${body}${isinCheckDigit(body)}`,
    name: `Societe Numero ${index}`,
    cfi: index % every === 0 ? 'ESVUFR' : 'RFSPCB',
  }
}

function* firdsXml(instruments: readonly ReturnType<typeof instrument>[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<BizData xmlns="urn:iso:std:iso:20022:tech:xsd:head.003.001.01"><Hdr/><Pyld><Document xmlns="urn:iso:std:iso:20022:tech:xsd:auth.036.001.02"><FinInstrmRptgRefDataDltaRpt><RptHdr><RptgNtty><NtlCmptntAuthrty>EU</NtlCmptntAuthrty></RptgNtty><RptgPrd><Dt>2026-11-13</Dt></RptgPrd></RptHdr>`
  for (const { isin, name, cfi } of instruments) {
    yield `<FinInstrm><ModfdRcrd><FinInstrmGnlAttrbts><Id>${isin}</Id><FullNm>${name}</FullNm><ShrtNm>${name}/SH</ShrtNm><ClssfctnTp>${cfi}</ClssfctnTp><NtnlCcy>EUR</NtnlCcy><CmmdtyDerivInd>false</CmmdtyDerivInd></FinInstrmGnlAttrbts><Issr>529900S21EQ1BO4ESM68</Issr><TradgVnRltdAttrbts><Id>XPAR</Id><IssrReq>false</IssrReq><FrstTradDt>2020-01-02T09:00:00Z</FrstTradDt><TermntnDt>9999-12-31T00:00:00Z</TermntnDt></TradgVnRltdAttrbts><DebtInstrmAttrbts><TtlIssdNmnlAmt Ccy="EUR">5000000000</TtlIssdNmnlAmt><MtrtyDt>2031-01-15</MtrtyDt><NmnlValPerUnit Ccy="EUR">1000</NmnlValPerUnit><IntrstRate><Fxd>1.625</Fxd></IntrstRate></DebtInstrmAttrbts><TechAttrbts><RlvntCmptntAuthrty>FR</RlvntCmptntAuthrty><PblctnPrd><FrDt>2026-11-13</FrDt></PblctnPrd><RlvntTradgVn>XPAR</RlvntTradgVn></TechAttrbts></ModfdRcrd></FinInstrm>\n`
  }
  yield '</FinInstrmRptgRefDataDltaRpt></Document></Pyld></BizData>'
}

const symbolColumns = 'type,symbol,name,currency,exchange,mic,isin,figi,sector_or_group,country_or_family'

export async function symbolsCase(folder: string, rows: number): Promise<Case> {
  const path = join(folder, 'symbols.csv')
  const types = ['equity', 'etf', 'fund']
  const line = (index: number) =>
    `${types[index % 3]},S${index},Company Number ${index} Limited,USD,NYQ,XNYS,,BBG${String(index).padStart(9, '0')},Industrials,United States\n`
  await write(path, [`${symbolColumns}\n`, ...Array.from({ length: rows }, (_, index) => line(index))])
  const columns = `${symbolColumns.replaceAll(',', ' text, ')} text, primary key (symbol)`
  return { name: 'all symbols', rows, before: [], path, copy: { path, columns } }
}

export async function pricesCase(folder: string, rows: number): Promise<Case> {
  const listings = Math.ceil(rows / daysEach)
  const securities = join(folder, 'securities.csv')
  await write(securities, [
    `${symbolColumns}\n`,
    ...Array.from({ length: listings }, (_, index) => `equity,P${index},Priced Company ${index},USD,NYQ,XNYS,,,,\n`),
  ])
  const path = join(folder, 'prices.csv')
  await write(path, priceLines(listings))
  const columns =
    'symbol text, day date, open numeric, high numeric, low numeric, close numeric, volume bigint, primary key (symbol, day)'
  return { name: 'daily prices', rows: listings * daysEach, before: [securities], path, copy: { path, columns } }
}

/** Prices walk by up to one per cent a day. */
function* priceLines(listings: number): Generator<string> {
  yield 'symbol,date,open,high,low,close,volume\n'
  let state = 7
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  for (let listing = 0; listing < listings; listing += 1) {
    let close = 20 + next() * 200
    for (let day = 0; day < daysEach; day += 1) {
      const open = close
      close *= 1 + (next() - 0.5) / 50
      const [high, low] = [Math.max(open, close) * 1.004, Math.min(open, close) * 0.996]
      const date = fromEpochDay(firstDay + Math.floor(day / 5) * 7 + (day % 5) + 3)
      yield `NYSE:P${listing},${date},${open.toFixed(2)},${high.toFixed(2)},${low.toFixed(2)},${close.toFixed(2)},${Math.round(next() * 9e6)}\n`
    }
  }
}

/** The accounts of one company under the numbers of many: a file of gzip may have several parts, so only the first is made anew. */
export async function accountsCase(folder: string, files: number): Promise<Case> {
  const { text } = await template()
  const [, rest = ''] = /^\{\s*"cik":\s*\d+,([\s\S]*)$/.exec(text) ?? []
  const packed = gzipSync(rest)
  const path = join(folder, 'companyfacts')
  await mkdir(path)
  const companies: Record<string, object> = {}
  for (let index = 0; index < files; index += 1) {
    const cik = 5_000_000 + index
    companies[index] = { cik_str: cik, ticker: `A${index}`, title: `Reporting Company ${index}` }
    await writeFile(join(path, `CIK${cik}.json.gz`), Buffer.concat([gzipSync(`{"cik":${cik},`), packed]))
  }
  const tickers = join(folder, 'company_tickers.json')
  await writeFile(tickers, JSON.stringify(companies))
  return {
    name: `companyfacts of ${(text.length / 1e6).toFixed(1)} MB`,
    rows: files,
    before: [tickers],
    path,
    copy: null,
  }
}

async function template(): Promise<{ readonly text: string }> {
  for await (const file of openFiles({ path: accounts, bytes: 1 })) {
    if (!file.name.endsWith('CIK0001640147.json')) continue
    const parts: Uint8Array[] = []
    for await (const part of file.bytes()) parts.push(part)
    return { text: Buffer.concat(parts).toString() }
  }
  throw new Error(`${accounts} has no accounts of CIK 1640147`)
}

function write(path: string, lines: Iterable<string>): Promise<void> {
  return pipeline(Readable.from(inParts(lines)), createWriteStream(path, { mode: 0o644 }))
}

function* inParts(lines: Iterable<string>): Generator<string> {
  let text = ''
  for (const line of lines) {
    text += line
    if (text.length < 1_000_000) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}
