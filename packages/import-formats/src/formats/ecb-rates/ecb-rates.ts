import { type IsoDate, isCurrency } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { readDay, readNumber, toItem } from '../../reading/fields.ts'
import { headerOf, readTable } from '../../reading/table.ts'
import { readXml } from '../../reading/xml.ts'

/** What one euro buys on a day, by currency. */
interface EuroRates {
  readonly at: string
  readonly day: string | undefined
  readonly rates: readonly (readonly [currency: string, text: string])[]
  /** Where the euro of the day is given beside other rates. */
  readonly euroElsewhere?: boolean
}

const isEnvelope = (head: string) => /<(?:\w{1,20}:)?Envelope\b/.test(head) && /eurofxref|gesmes/.test(head)
/** The euro began in 1999. */
const firstDay = '1999-01-01'
/** Currencies that have joined the euro or were replaced; their old rates are of no use here. */
const withdrawn = new Set(['BGN', 'CYP', 'EEK', 'HRK', 'LTL', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL'])

/** What the data portal calls its columns. */
const portal = {
  currency: 'CURRENCY',
  per: 'CURRENCY_DENOM',
  day: 'TIME_PERIOD',
  rate: 'OBS_VALUE',
  rhythm: 'FREQ',
} as const

const isPortal = (head: string) => {
  const columns = headerOf(head)
  return Object.values(portal).every(name => columns.includes(name.toLowerCase()))
}

export const ecbRates: Format = {
  name: 'ecb-rates',
  title: 'Euro foreign exchange reference rates of the European Central Bank, CSV or XML',
  source: {
    code: 'ECB',
    name: 'European Central Bank',
    licence: 'Free of charge; source to be stated. Reference rates, not for transactions.',
  },
  recognise: head => {
    const [date, ...currencies] = headerOf(head)
    return (
      isEnvelope(head) ||
      isPortal(head) ||
      (date === 'date' && currencies.filter(name => /^[a-z]{3}$/.test(name)).length > 4)
    )
  },
  read,
}

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<Item> {
  for await (const day of daysOf(file)) yield* toSterling(day, context)
}

function daysOf(file: ImportFile): AsyncIterable<EuroRates> {
  if (isEnvelope(file.head)) return readXmlDays(file)
  return isPortal(file.head) ? readPortalDays(file) : readCsvDays(file)
}

/** One currency after the other, each with all its days: the pounds of each day are looked for first. */
async function* readPortalDays(file: ImportFile): AsyncGenerator<EuroRates> {
  const pounds = new Map<string, string>()
  for await (const { day, currency, rate } of readPortalRows(file)) if (currency === 'GBP') pounds.set(day, rate)
  for await (const { at, day, currency, rate } of readPortalRows(file)) {
    const gbp = ['GBP', pounds.get(day) ?? ''] as const
    yield currency === 'GBP'
      ? { at, day, rates: [gbp] }
      : { at, day, rates: [gbp, [currency, rate]], euroElsewhere: true }
  }
}

/** Monthly and yearly averages, and rates in other currencies than the euro, are passed over. */
async function* readPortalRows(file: ImportFile) {
  for await (const row of readTable(file, { required: Object.values(portal) })) {
    if (row.get(portal.rhythm) !== 'D' || row.get(portal.per) !== 'EUR' || !row.get(portal.rate)) continue
    yield {
      at: row.at,
      day: row.get(portal.day) ?? '',
      currency: row.get(portal.currency) ?? '',
      rate: row.get(portal.rate) ?? '',
    }
  }
}

async function* readCsvDays(file: ImportFile): AsyncGenerator<EuroRates> {
  const currencies = headerOf(file.head)
    .slice(1)
    .filter(name => name !== '')
    .map(name => name.toUpperCase())
  for await (const row of readTable(file, { required: ['Date', 'GBP'] })) {
    yield {
      at: row.at,
      day: row.get('Date'),
      rates: currencies.map(currency => [currency, row.get(currency)?.trim() ?? '']),
    }
  }
}

async function* readXmlDays(file: ImportFile): AsyncGenerator<EuroRates> {
  // The outermost of the three nested Cubes holds the days; each day is small, but all of them are not.
  for await (const cube of readXml(file.bytes, { each: ['Cube'], withAttribute: 'time' })) {
    const day = cube.attributes.time
    yield {
      at: `Cube of ${day}`,
      day,
      rates: cube.children.map(({ attributes }) => [attributes.currency ?? '', attributes.rate ?? '']),
    }
  }
}

/** Crosses through the euro: pounds for one = pounds for a euro / units for a euro. */
function* toSterling(
  { at, day: given, rates, euroElsewhere = false }: EuroRates,
  { today }: ReadContext,
): Generator<Item> {
  let day: IsoDate
  let pounds: number
  try {
    day = readDay('Date', given, { from: firstDay, to: today })
    pounds = readRate('GBP', rates.find(([currency]) => currency === 'GBP')?.[1] ?? '')
  } catch (error) {
    if (!(error instanceof RejectedRowError)) throw error
    yield { at, reject: toReject(error) }
    return
  }
  const eur = euroElsewhere ? [] : ([['EUR', '1']] as const)
  for (const [currency, text] of [...eur, ...rates]) {
    if (currency === 'GBP' || text === 'N/A' || text === '' || withdrawn.has(currency)) continue
    yield toItem(`${at}, ${currency}`, () => ({
      kind: 'exchange-rate',
      currency: readCurrency(currency),
      day,
      sterling: Number((pounds / readRate(currency, text)).toFixed(8)),
    }))
  }
}

const readRate = (currency: string, text: string) => readNumber(currency, text, { min: 0.0001, max: 10_000_000 })

function readCurrency(code: string): string {
  if (isCurrency(code)) return code
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'currency', code, `${code} is not a currency of ISO 4217`)
}
