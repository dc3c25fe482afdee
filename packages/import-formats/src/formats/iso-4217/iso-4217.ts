import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'
import { readXml, textAt } from '../../reading/xml.ts'
import type { CurrencyRecord } from '../../records/index.ts'

/** A currency in one country. */
interface CountryRow {
  readonly at: string
  readonly code: string | undefined
  readonly number: string | undefined
  readonly name: string | undefined
  readonly minorUnit: string | undefined
  readonly withdrawn: string | undefined
}

const isList = (head: string) => /<ISO_4217\b/.test(head)

export const iso4217: Format = {
  name: 'iso-4217',
  title: 'Currencies, ISO 4217, CSV, or XML of the maintenance agency',
  source: { code: 'ISO4217', name: 'ISO 4217 currency codes (datasets)', licence: 'ODC-PDDL-1.0' },
  recognise: head => {
    const columns = headerOf(head)
    return isList(head) || ['entity', 'alphabeticcode', 'minorunit'].every(name => columns.includes(name))
  },
  read,
}

/** A row for each country: a currency of many countries is given once, and in use if it is in any of them. */
async function* read(file: ImportFile): AsyncGenerator<Item> {
  const found = new Map<string, { at: string; rows: number; record: CurrencyRecord }>()
  const published = /\bPblshd="(\d{4}-\d{2}-\d{2})"/.exec(file.head)?.[1] ?? ''
  const asAt = isIsoDate(published) ? published : file.date
  for await (const row of isList(file.head) ? readList(file) : readCsv(file)) {
    if (!row.code) {
      yield { at: row.at, skip: 'IMPORT_TYPE_NOT_HELD' } // A place without a currency, such as Antarctica.
      continue
    }
    const item = toItem(row.at, () => toCurrency(row, asAt))
    if (!('record' in item) || item.record.kind !== 'currency') {
      yield item
      continue
    }
    const { record } = item
    const earlier = found.get(record.code)
    const kept = earlier === undefined || isLater(record.withdrawn, earlier.record.withdrawn)
    found.set(record.code, {
      at: earlier?.at ?? row.at,
      rows: (earlier?.rows ?? 0) + 1,
      record: kept ? record : earlier.record,
    })
  }
  yield* found.values()
}

/** In use anywhere is later than any day on which a country gave it up. */
function isLater(withdrawn: string | null, before: string | null): boolean {
  return before !== null && (withdrawn === null || withdrawn > before)
}

async function* readCsv(file: ImportFile): AsyncGenerator<CountryRow> {
  for await (const row of readTable(file, { required: ['AlphabeticCode', 'Currency'] })) {
    yield {
      at: row.at,
      code: row.get('AlphabeticCode'),
      number: row.get('NumericCode'),
      name: row.get('Currency'),
      minorUnit: row.get('MinorUnit'),
      withdrawn: row.get('WithdrawalDate'),
    }
  }
}

/** List one has the currencies in use, list three those withdrawn. */
async function* readList(file: ImportFile): AsyncGenerator<CountryRow> {
  let position = 0
  for await (const element of readXml(file.bytes, { each: ['CcyNtry', 'HstrcCcyNtry'] })) {
    position += 1
    yield {
      at: `${element.name} ${position}`,
      code: textAt(element, 'Ccy')?.trim(),
      number: textAt(element, 'CcyNbr')?.trim(),
      name: textAt(element, 'CcyNm'),
      minorUnit: textAt(element, 'CcyMnrUnts')?.trim(),
      withdrawn: textAt(element, 'WthdrwlDt')?.trim(),
    }
  }
}

function toCurrency(row: CountryRow, asAt: IsoDate): CurrencyRecord {
  const code = readText('AlphabeticCode', row.code)
  if (!/^[A-Z]{3}$/.test(code)) {
    throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', 'AlphabeticCode', code, 'a code has three capital letters')
  }
  const digits = row.minorUnit ?? ''
  return {
    kind: 'currency',
    code,
    number: row.number || null,
    name: readText('Currency', row.name),
    minorDigits: /^\d$/.test(digits) ? Number(digits) : null,
    withdrawn: row.withdrawn || null,
    asAt: withdrawalDay(row.withdrawn) ?? asAt,
  }
}

/** A withdrawal is of its own month, whenever it was published: list three has the euro of 2006, which others went on to use. */
function withdrawalDay(given: string | undefined): IsoDate | null {
  const [, year, month = '12'] = /(\d{4})(?:-(\d{2}))?$/.exec(given?.trim() ?? '') ?? []
  const day = `${year}-${month}-01`
  return isIsoDate(day) ? day : null
}
