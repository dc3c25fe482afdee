import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readDay, readIsin, readNumber, readOptionalNumber, readText, toItem } from '../../reading/fields.ts'
import { readTable, type TableRow } from '../../reading/table.ts'
import type { DealKind, DirectorDealRecord } from '../../records/director-deal.ts'
import { toDealAmount } from '../deal-amount.ts'

export const mar19Sweden: Format = {
  name: 'mar19-sweden',
  title: 'Deals of managers under Article 19 of MAR, register of Finansinspektionen (Sweden), CSV',
  source: { code: 'FI-SE', name: 'Finansinspektionen, register of insiders’ deals', licence: 'Public register' },
  recognise: head => /^\ufeff?Publicerings ?datum;(?:Utgivare|Emittent);LEI-kod;/i.test(head),
  read,
}

const required = ['ISIN', 'Karaktär', 'Transaktionsdatum', 'Volym', 'Pris', 'Valuta', 'Status']

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  // Headings were written with a space in the middle until 2018.
  const toKey = (name: string) => name.replace(/\s+/g, '').toLowerCase()
  for await (const row of readTable(file, { required, delimiter: ';', toKey })) {
    const nature = row.get('Karaktär')?.trim() ?? ''
    const inShares = (row.get('Volymsenhet')?.trim() || 'Antal') === 'Antal'
    if (!inShares || notKept.includes(nature.toLowerCase())) yield { at: row.at, skip: 'IMPORT_TYPE_NOT_HELD' }
    else yield toItem(row.at, () => toDeal(row, nature, today))
  }
}

const kinds: Readonly<Record<string, DealKind>> = {
  förvärv: 'BUY',
  teckning: 'BUY',
  avyttring: 'SELL',
  tilldelning: 'AWARD',
  'lösen ökning': 'EXERCISE',
  'konvertering ökning': 'EXERCISE',
  'gåva lämnad': 'GIFT',
  'gåva mottagen': 'GIFT',
  'arv mottagen': 'INHERITANCE',
  'lån utlåning': 'LOAN',
  'lån mottagande': 'LOAN',
  'lån återgång ökning': 'LOAN',
  'lån återgång minskning': 'LOAN',
  'utbyte ökning': 'TRANSFER_IN',
  'utbyte minskning': 'TRANSFER_OUT',
  'bodelning ökning': 'TRANSFER_IN',
  'bodelning minskning': 'TRANSFER_OUT',
}
/** Pledges, and options given up for shares, which are another row. */
const notKept = ['pantsättning', 'lösen minskning', 'konvertering minskning']

const roles: Readonly<Record<string, string>> = {
  vd: 'Chief executive',
  'verkställande direktör (vd)': 'Chief executive',
  styrelseordförande: 'Chair',
  'ekonomi/finanschef': 'Finance director',
  'ekonomichef/finanschef/finansdirektör': 'Finance director',
  'styrelseledamot/suppleant': 'Board member',
  'annan medlem i bolagets administrations-, lednings- eller kontrollorgan': 'Member of another governing body',
}

function toDeal(row: TableRow, nature: string, today: ReadContext['today']): DirectorDealRecord {
  const range = { from: '2016-01-01', to: today }
  const number = (column: string) => row.get(column)?.trim().replace(',', '.')
  const deal = kinds[nature.toLowerCase()]
  if (deal === undefined) {
    const known = Object.keys(kinds).join(', ')
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'Karaktär', nature, `${nature} is none of ${known}`)
  }
  const shares = readNumber('Volym', number('Volym'), { min: 0, above: true, max: 1e12 })
  const price = readOptionalNumber('Pris', number('Pris'), { min: 0, max: 1e8 }) ?? 0
  const role = readText('Befattning', row.get('Befattning') || 'Not stated', 200)
  const close = row.get('Närstående')?.trim() === 'Ja'
  return {
    kind: 'director-deal',
    security: { isin: readIsin('ISIN', row.get('ISIN')), cik: null },
    person: readText('Person i ledande ställning', row.get('Person i ledande ställning'), 200),
    role: `${roles[role.toLowerCase()] ?? role}${close ? ' (closely associated person)' : ''}`,
    deal,
    tradedOn: readDay('Transaktionsdatum', row.get('Transaktionsdatum'), range),
    notifiedOn: readDay('Publiceringsdatum', row.get('Publiceringsdatum'), range),
    ...toDealAmount(shares, price, readText('Valuta', row.get('Valuta'))),
    resultingShares: null,
    status: row.get('Status')?.trim() === 'Aktuell' ? 'VALID' : 'WITHDRAWN',
  }
}
