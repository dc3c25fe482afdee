import { isCurrency, isSecurityType, type SecurityType, securityTypes } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readDay, readIsin, readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable, type TableRow } from '../../reading/table.ts'
import type { SecurityRecord } from '../../records/index.ts'

export const plainSecurities: Format = {
  name: 'plain-securities',
  title: 'Securities in a plain CSV: name, type, currency, and an ISIN, a series of the SEC or a ticker',
  source: { code: 'OPERATOR', name: 'Operator of the platform', licence: null },
  listsSecurities: true,
  recognise: head => {
    const columns = headerOf(head)
    return ['name', 'type', 'currency', 'as_at'].every(name => columns.includes(name))
  },
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  for await (const row of readTable(file, { required: ['name', 'type', 'currency', 'as_at'] })) {
    yield toItem(row.at, () => toSecurity(row, today))
  }
}

function toSecurity(row: TableRow, today: ReadContext['today']): SecurityRecord {
  const text = (column: string) => (row.get(column)?.trim() ? readText(column, row.get(column)) : null)
  const isin = text('isin') === null ? null : readIsin('isin', row.get('isin'))
  const [seriesId, ticker] = [text('series_id'), text('ticker')]
  if (isin === null && seriesId === null && ticker === null) {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'isin', '', 'a security needs an isin, a series_id or a ticker')
  }
  const currency = readText('currency', row.get('currency'))
  if (!isCurrency(currency)) {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'currency', currency, 'currency must be a code of ISO 4217')
  }
  return {
    kind: 'security',
    isin,
    cik: text('cik')?.replace(/^0+(?=\d)/, '') ?? null,
    seriesId,
    type: readType(row),
    name: readText('name', row.get('name')),
    country: text('country'),
    currency,
    cfi: text('cfi'),
    lei: text('lei'),
    sector: text('sector'),
    industry: text('industry'),
    category: text('category'),
    description: row.get('description') ? readText('description', row.get('description'), 4_000) : null,
    website: text('website'),
    listing: { mic: text('mic'), ticker, currency, endedOn: null },
    memberOf: null,
    asAt: readDay('as_at', row.get('as_at'), { from: '1950-01-01', to: today }),
  }
}

function readType(row: TableRow): SecurityType {
  const type = readText('type', row.get('type')).toUpperCase()
  if (isSecurityType(type)) return type
  const reason = `type must be one of ${securityTypes.join(', ')}`
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'type', type, reason)
}
