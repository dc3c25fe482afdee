import { RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { readDay, readIsin, readNumber, readOptionalNumber, readText, toItem } from '../../reading/fields.ts'
import { detectDelimiter, readTable, type TableRow } from '../../reading/table.ts'
import type { DealKind, DirectorDealRecord } from '../../records/director-deal.ts'
import { toDealAmount } from '../deal-amount.ts'
import { dayIn, dealOf, isHeader, numberIn, required, toKey } from './register-row.ts'

export const mar19Sweden: Format = {
  name: 'mar19-sweden',
  title:
    'Deals of managers under Article 19 of MAR, register of Finansinspektionen (Sweden), CSV in Swedish or English',
  source: { code: 'FI-SE', name: 'Finansinspektionen, register of insiders’ deals', licence: 'Public register' },
  recognise: head => isHeader((head.split(/\r?\n/, 1)[0] ?? '').split(/[;\t]/)),
  read,
}

/** Words for a number of shares; others are amounts of money. */
const inShares = ['', 'antal', 'quantity', 'shares']

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const isEnglish = /nature of transaction/i.test(file.head)
  const delimiter = detectDelimiter(file.head)
  for await (const row of readTable(file, { required, delimiter, toKey })) {
    const deal = dealIn(row)
    if (typeof deal === 'object' && deal !== null) yield deal
    else if (deal === null || !inShares.includes(row.get('Volymsenhet')?.trim().toLowerCase() ?? '')) {
      yield { at: row.at, skip: 'IMPORT_TYPE_NOT_HELD' }
    } else yield toItem(row.at, () => toDeal(row, deal, isEnglish, today))
  }
}

function dealIn(row: TableRow): DealKind | null | Item {
  try {
    return dealOf(row.get('Karaktär')?.trim() ?? '')
  } catch (error) {
    if (!(error instanceof RejectedRowError)) throw error
    return { at: row.at, reject: toReject(error) }
  }
}

const roles: Readonly<Record<string, string>> = {
  vd: 'Chief executive',
  'verkställande direktör (vd)': 'Chief executive',
  styrelseordförande: 'Chair',
  'ekonomi/finanschef': 'Finance director',
  'ekonomichef/finanschef/finansdirektör': 'Finance director',
  'styrelseledamot/suppleant': 'Board member',
  'annan medlem i bolagets administrations-, lednings- eller kontrollorgan': 'Member of another governing body',
}

function toDeal(row: TableRow, deal: DealKind, isEnglish: boolean, today: ReadContext['today']): DirectorDealRecord {
  const range = { from: '2016-01-01', to: today }
  const shares = readNumber('Volym', numberIn(row, 'Volym', isEnglish), { min: 0, above: true, max: 1e12 })
  const price = readOptionalNumber('Pris', numberIn(row, 'Pris', isEnglish), { min: 0, max: 1e8 }) ?? 0
  const role = readText('Befattning', row.get('Befattning') || 'Not stated', 200)
  const close = /^(?:ja|yes)$/i.test(row.get('Närstående')?.trim() ?? '')
  const traded = dayIn(row, 'Transaktionsdatum')
  const notified = dayIn(row, 'Publiceringsdatum') ?? traded
  return {
    kind: 'director-deal',
    security: { isin: readIsin('ISIN', row.get('ISIN')), cik: null },
    people: [readText('Person i ledande ställning', row.get('Person i ledande ställning'), 200)],
    role: `${roles[role.toLowerCase()] ?? role}${close ? ' (closely associated person)' : ''}`,
    deal,
    tradedOn: readDay('Transaktionsdatum', traded, range),
    notifiedOn: readDay('Publiceringsdatum', notified, range),
    ...toDealAmount(shares, price, readText('Valuta', row.get('Valuta'))),
    resultingShares: null,
    status: /^(?:aktuell|current)$/i.test(row.get('Status')?.trim() ?? '') ? 'VALID' : 'WITHDRAWN',
  }
}
