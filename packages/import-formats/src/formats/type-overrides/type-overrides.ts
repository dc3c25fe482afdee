import { isSecurityType, securityTypes } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readIsin, readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'

export const typeOverrides: Format = {
  name: 'type-overrides',
  title: 'Types of securities by the operator, CSV with the columns isin and type',
  source: { code: 'OPERATOR', name: 'Operator of the platform', licence: null },
  recognise: head => headerOf(head).toSorted().join() === 'isin,type',
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  for await (const row of readTable(file, { required: ['isin', 'type'] })) {
    yield toItem(row.at, () => {
      const type = readText('type', row.get('type')).toUpperCase()
      if (!isSecurityType(type)) {
        throw new RejectedRowError(
          'IMPORT_UNKNOWN_VALUE',
          'type',
          type,
          `type must be one of ${securityTypes.join(', ')}`,
        )
      }
      return { kind: 'type-override', isin: readIsin('isin', row.get('isin')), type }
    })
  }
}
