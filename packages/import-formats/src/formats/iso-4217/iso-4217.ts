import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'
import type { CurrencyRecord } from '../../records/index.ts'

export const iso4217: Format = {
  name: 'iso-4217',
  title: 'Currencies, ISO 4217, CSV',
  source: { code: 'ISO4217', name: 'ISO 4217 currency codes (datasets)', licence: 'ODC-PDDL-1.0' },
  recognise: head => {
    const columns = headerOf(head)
    return ['entity', 'alphabeticcode', 'minorunit'].every(name => columns.includes(name))
  },
  read,
}

/** A row for each country: a currency of many countries is given once, and in use if it is in any of them. */
async function* read(file: ImportFile): AsyncGenerator<Item> {
  const found = new Map<string, { at: string; rows: number; record: CurrencyRecord }>()
  for await (const row of readTable(file, { required: ['AlphabeticCode', 'Currency'] })) {
    if (row.get('AlphabeticCode') === '') {
      yield { at: row.at, skip: 'IMPORT_TYPE_NOT_HELD' } // A place without a currency, such as Antarctica.
      continue
    }
    const item = toItem(row.at, () => {
      const code = readText('AlphabeticCode', row.get('AlphabeticCode'))
      if (!/^[A-Z]{3}$/.test(code)) {
        throw new RejectedRowError(
          'IMPORT_WRONG_IDENTIFIER',
          'AlphabeticCode',
          code,
          'a code has three capital letters',
        )
      }
      const digits = row.get('MinorUnit') ?? ''
      return {
        kind: 'currency',
        code,
        number: row.get('NumericCode') || null,
        name: readText('Currency', row.get('Currency')),
        minorDigits: /^\d$/.test(digits) ? Number(digits) : null,
        withdrawn: row.get('WithdrawalDate') || null,
        asAt: file.date,
      }
    })
    if (!('record' in item) || item.record.kind !== 'currency') {
      yield item
      continue
    }
    const { record } = item
    const earlier = found.get(record.code)
    const kept = earlier === undefined || (earlier.record.withdrawn !== null && record.withdrawn === null)
    found.set(record.code, {
      at: earlier?.at ?? row.at,
      rows: (earlier?.rows ?? 0) + 1,
      record: kept ? record : earlier.record,
    })
  }
  yield* found.values()
}
