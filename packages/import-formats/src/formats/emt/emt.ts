import { RejectedRowError, UnreadableFileError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import type { ProductCostsRecord, RiskScoreRecord, TargetMarketRecord } from '../../records/fund-disclosure.ts'
import type { SecurityRecord } from '../../records/security.ts'
import { checkTemplate, hasColumns, readTemplate, type TemplateCheck, type TemplateRow } from '../findatex-table.ts'
import { toFund } from '../fund-security.ts'

export const emt: Format = {
  name: 'emt',
  title: 'FinDatEx EMT (European MiFID template) V4: target market, costs and risk, CSV or XLSX',
  source: { code: 'EMT', name: 'Product manufacturers, FinDatEx European MiFID template', licence: null },
  recognise: head => hasColumns(head, [/^00001[_ ]EMT/i, /^00010[_ ]/, /^00020[_ ]/]) || isFirstVersion(head),
  read,
}

/** V1 and V2 have no column for the version, and others under the same numbers. */
function isFirstVersion(head: string): boolean {
  const first = [/^00010[_ ]Financial[_ ]Instrument[_ ]Identif/i, /^00020[_ ]Type/i]
  return hasColumns(head, first) && !hasColumns(head, [/^00001[_ ]/])
}

function notRead(version: string): UnreadableFileError {
  return new UnreadableFileError('IMPORT_VERSION_NOT_READ', `it is an EMT of ${version}; V4 is read`)
}

/** Mandatory fields of which nothing is stored, or not by every part of a row. */
const checks: readonly TemplateCheck[] = [
  ['00005', 'a time'],
  ['00030', 'a text'],
]

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  if (isFirstVersion(file.head)) throw notRead('V1 or V2, without a column 00001_EMT_Version')
  for await (const row of readTemplate(file, ['00001', '00010', '00020'], today)) {
    if (/^V?[12](?:\.|$)/i.test(row.text('00001'))) throw notRead(row.text('00001'))
    yield* checkTemplate(row, checks)
    if (isFund(row)) yield toItem(`${row.at}, fund`, () => toFundOf(row))
    const reports = (field: string) => row.text(field).toUpperCase() !== 'N'
    if (reports('00006')) {
      yield toItem(`${row.at}, target market`, () => toTargetMarket(row))
      for (const [field, regime] of scores) {
        if (row.text(field) !== '') yield toItem(`${row.at}, ${field}`, () => toRiskScore(row, field, regime))
      }
    }
    if (reports('00007') && row.text('07100') !== '')
      yield toItem(`${row.at}, ex-ante costs`, () => toCosts(row, 'EX_ANTE'))
    if (reports('00008') && row.text('08030') !== '')
      yield toItem(`${row.at}, ex-post costs`, () => toCosts(row, 'EX_POST'))
  }
}

/** UCITS and other funds, of markets in money too; not structured securities, bonds and commodities. */
const isFund = (row: TemplateRow) =>
  ['U', 'N', 'UM', 'NM'].includes(row.text('00060').toUpperCase()) && row.text('00030') !== ''

function toFundOf(row: TemplateRow): SecurityRecord {
  const { isin } = row.security('00010', '00020')
  return toFund({ isin, name: row.text('00030'), currency: row.currency('00040'), asAt: row.day('00050', '01000') })
}

const scores = [
  ['04010', 'PRIIPS_KID'],
  ['04020', 'UCITS_KIID'],
] as const

/** What may be answered, by field; others are kept as they are. */
const choices: readonly (readonly [fields: readonly string[], answers: readonly string[]])[] = [
  [
    [
      '01010',
      '01030',
      '02010',
      '02020',
      '02030',
      '03010',
      '03020',
      '03040',
      '03050',
      '05010',
      '05020',
      '05030',
      '05040',
    ],
    ['Y', 'N', 'Neutral'],
  ],
  [['01020'], ['Y', 'N', 'Neutral', 'P', 'E', 'B']],
  [
    ['06010', '06020', '06030', '06040'],
    ['R', 'P', 'B', 'N', 'Neutral'],
  ],
]

/** Manufacturer, target market, distribution and assessment of value. */
const fields = [
  ...['00001', '00010', '00020', '00030', '00040', '00060', '00067', '00070', '00073', '00100', '01000'],
  ...['01010', '01020', '01030', '02010', '02020', '02030', '02040', '03010', '03020', '03030', '03040', '03050'],
  ...['04010', '04020', '04030', '05010', '05020', '05030', '05040', '05050', '05070', '05080', '05105', '05115'],
  ...['06010', '06020', '06030', '06040', '09050', '09060', '09070', '09080', '09090', '09100'],
]

function toTargetMarket(row: TemplateRow): TargetMarketRecord {
  row.flag('00006')
  if (row.text('00040') !== '') row.currency('00040')
  const answers: Record<string, string> = {}
  for (const field of fields) {
    if (row.text(field) !== '') answers[field] = readText(field, row.text(field), 2_000)
  }
  for (const [names, allowed] of choices) {
    for (const field of names) {
      const given = answers[field]
      if (given === undefined) continue
      const meant = allowed.find(answer => answer.toLowerCase() === given.toLowerCase())
      if (meant !== undefined) {
        answers[field] = meant
        continue
      }
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, given, `${field} must be one of ${allowed.join(', ')}`)
    }
  }
  return {
    kind: 'target-market',
    security: row.security('00010', '00020'),
    asAt: row.day(row.text('01000') === '' ? '00050' : '01000'),
    templateVersion: readText('00001', row.text('00001'), 20),
    producer: readText('00070', row.text('00070')),
    answers,
  }
}

function toRiskScore(row: TemplateRow, field: string, regime: RiskScoreRecord['regime']): RiskScoreRecord {
  const asAt = row.day(row.text('01000') === '' ? '00050' : '01000')
  return { kind: 'risk-score', security: row.security('00010', '00020'), regime, score: row.score(field), asAt }
}

function toCosts(row: TemplateRow, costs: ProductCostsRecord['costs']): ProductCostsRecord {
  const { fraction } = row
  const foreseen = costs === 'EX_ANTE'
  row.flag(foreseen ? '00007' : '00008')
  return {
    kind: 'product-costs',
    security: row.security('00010', '00020'),
    costs,
    asAt: row.day(foreseen ? (row.text('07160') === '' ? '00050' : '07160') : '08100'),
    currency: row.currency('00040'),
    items: {
      entry: foreseen ? fraction('07020') : null,
      exit: foreseen ? fraction('07050') : null,
      ongoing: fraction(foreseen ? '07100' : '08030'),
      management: fraction(foreseen ? '07110' : '08050'),
      borrowing: fraction(foreseen ? '07105' : '08045'),
      // The British figure, where there is one, is worked out by the British method.
      transaction: foreseen ? (fraction('09010') ?? fraction('07130')) : (fraction('09020') ?? fraction('08070')),
      incidental: fraction(foreseen ? '07140' : '08080'),
    },
  }
}
