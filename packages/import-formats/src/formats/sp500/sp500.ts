import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'
import { toAmericanShare } from '../american-share.ts'

export const sp500: Format = {
  name: 'sp500',
  title: 'Constituents of the S&P 500, CSV',
  source: { code: 'SP500', name: 'S&P 500 constituents (datasets)', licence: 'ODC-PDDL-1.0' },
  listsSecurities: true,
  recognise: head => {
    const columns = headerOf(head)
    return ['symbol', 'security', 'gics sector', 'cik'].every(name => columns.includes(name)) || isOlder(columns)
  },
  read,
}

/** Earlier editions have three columns, and no CIK. */
function isOlder(columns: readonly string[]): boolean {
  return columns.length === 3 && ['symbol', 'name', 'sector'].every(name => columns.includes(name))
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const older = isOlder(headerOf(file.head))
  const [name, sectorName] = older ? ['Name', 'Sector'] : ['Security', 'GICS Sector']
  for await (const row of readTable(file, { required: ['Symbol', name, ...(older ? [] : ['CIK'])] })) {
    const sector = row.get(sectorName)?.trim()
    const industry = row.get('GICS Sub-Industry')?.trim()
    yield toItem(row.at, () =>
      toAmericanShare({
        cik: older ? null : readText('CIK', row.get('CIK')),
        // The SEC writes a class after a hyphen, this list after a point.
        ticker: readText('Symbol', row.get('Symbol')).replace('.', '-'),
        name: readText(name, row.get(name)),
        asAt: file.date,
        memberOf: 'S&P 500',
        ...(sector && { sector }),
        ...(industry && { industry }),
      }),
    )
  }
}
