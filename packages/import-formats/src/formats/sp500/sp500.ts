import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'
import { toAmericanShare } from '../american-share.ts'

export const sp500: Format = {
  name: 'sp500',
  title: 'Constituents of the S&P 500, CSV',
  source: { code: 'SP500', name: 'S&P 500 constituents (datasets)', licence: 'ODC-PDDL-1.0' },
  recognise: head => {
    const columns = headerOf(head)
    return ['symbol', 'security', 'gics sector', 'cik'].every(name => columns.includes(name))
  },
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  for await (const row of readTable(file, { required: ['Symbol', 'Security', 'CIK'] })) {
    const sector = row.get('GICS Sector')?.trim()
    const industry = row.get('GICS Sub-Industry')?.trim()
    yield toItem(row.at, () =>
      toAmericanShare({
        cik: readText('CIK', row.get('CIK')),
        // The SEC writes a class after a hyphen, this list after a point.
        ticker: readText('Symbol', row.get('Symbol')).replace('.', '-'),
        name: readText('Security', row.get('Security')),
        asAt: file.date,
        memberOf: 'S&P 500',
        ...(sector && { sector }),
        ...(industry && { industry }),
      }),
    )
  }
}
