import { isIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { TableRow } from '../../reading/table.ts'
import type { DealKind } from '../../records/director-deal.ts'

/** Headings of the register in English, by those in Swedish. Until 2018 some were written with a space in the middle. */
const swedish: Readonly<Record<string, string>> = {
  publicationdate: 'publiceringsdatum',
  issuer: 'emittent',
  utgivare: 'emittent',
  persondischargingmanagerialresponsibilities: 'personiledandeställning',
  position: 'befattning',
  closelyassociated: 'närstående',
  natureoftransaction: 'karaktär',
  transactiondate: 'transaktionsdatum',
  volume: 'volym',
  unit: 'volymsenhet',
  price: 'pris',
  currency: 'valuta',
}

export function toKey(name: string): string {
  const plain = name
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, '')
    .toLowerCase()
  return swedish[plain] ?? plain
}

export const required = [
  'ISIN',
  'Karaktär',
  'Person i ledande ställning',
  'Transaktionsdatum',
  'Volym',
  'Pris',
  'Valuta',
  'Status',
]

export function isHeader(cells: readonly string[]): boolean {
  const names = cells.map(cell => toKey(cell.replaceAll('"', '')))
  return required.every(name => names.includes(toKey(name)))
}

/** Swedish: 1 234,5. English: 1,234.5. Spaces between thousands may be such as do not break. */
export function numberIn(row: TableRow, column: string, isEnglish: boolean): string {
  const text = (row.get(column) ?? '').replace(/[\s\u00a0\u202f]/g, '')
  return isEnglish ? text.replace(/,(?=\d{3}(?:\D|$))/g, '') : text.replace(',', '.')
}

/** `2018-03-10 21:49:30`, or in English `10/03/2018 21:49:30`: the day comes first. */
export function dayIn(row: TableRow, column: string): string | undefined {
  const text = row.get(column)?.trim()
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$|\s)/.exec(text ?? '')
  if (!match) return text
  const iso = `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : text
}

const kinds: Readonly<Record<string, DealKind>> = {
  förvärv: 'BUY',
  acquisition: 'BUY',
  teckning: 'BUY',
  subscription: 'BUY',
  avyttring: 'SELL',
  disposal: 'SELL',
  tilldelning: 'AWARD',
  allotment: 'AWARD',
  allocation: 'AWARD',
}

/** What was done by its first word, and whether shares came or went by its last. */
const families: readonly (readonly [first: RegExp, came: DealKind | null, went: DealKind | null])[] = [
  [/^(?:lösen|exercise|konvertering|conversion)/, 'EXERCISE', null],
  [/^(?:gåva|gift)/, 'GIFT', 'GIFT'],
  [/^(?:arv|inheritance)/, 'INHERITANCE', 'TRANSFER_OUT'],
  [/^(?:lån|loan|lending|borrowing)/, 'LOAN', 'LOAN'],
  [
    /^(?:utbyte|exchange|swap|bodelning|division|intern|internal|utdelning|dividend|överföring|transfer|fusion|merger)/,
    'TRANSFER_IN',
    'TRANSFER_OUT',
  ],
]
const wentAway = /minskning|decrease|lämnad|given|utlåning|granted/

/** Null for pledges, and for options given up for shares, which are another row. */
export function dealOf(nature: string): DealKind | null {
  const text = nature.toLowerCase().trim()
  if (/^(?:pantsättning|pledg|collateral)/.test(text)) return null
  const plain = Object.hasOwn(kinds, text) ? kinds[text] : undefined
  if (plain !== undefined) return plain
  const family = families.find(([first]) => first.test(text))
  if (family) return wentAway.test(text) ? family[2] : family[1]
  const known = [...Object.keys(kinds), 'lösen', 'gåva', 'arv', 'lån', 'utbyte', 'bodelning'].join(', ')
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'Karaktär', nature, `${nature} is none of ${known}`)
}
