import { checkStatementSet, type IsoDate, isCurrency, statementTemplates } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { toItem } from '../../reading/fields.ts'
import { readJson } from '../../reading/json.ts'
import type { StatementRecord } from '../../records/statement.ts'
import { toBalance } from './balance.ts'
import { toCashFlow } from './cash-flow.ts'
import type { ConceptMap } from './concepts.ts'
import { type Concepts, type FactFile, toFactFile } from './facts.ts'
import { ifrsFull } from './ifrs-full.ts'
import { toIncome } from './income.ts'
import { type FactPeriod, periodsIn } from './periods.ts'
import { ReportedFigures } from './reported-figures.ts'
import { usGaap } from './us-gaap.ts'
import { type Version, versionsOf } from './versions.ts'

const taxonomies = [
  ['us-gaap', usGaap],
  ['ifrs-full', ifrsFull],
] as const
/** Whose accounts have other lines than those of a company that sells goods or services. */
const ofFinancialCompanies = [
  'InterestExpenseDeposits',
  'Deposits',
  'PremiumsEarnedNet',
  'InsuranceRevenue',
  'DepositsFromCustomers',
]

export const companyfacts: Format = {
  name: 'companyfacts',
  title: 'Company facts of the SEC: accounts of US and foreign companies, JSON',
  source: { code: 'SEC', name: 'US Securities and Exchange Commission, EDGAR', licence: 'Public domain' },
  recognise: head => /^\s*\{\s*"cik"\s*:\s*"?\d{1,10}"?\s*,\s*"entityName"\s*:/.test(head) && head.includes('"facts"'),
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const facts = toFactFile(await readJson(file), today)
  yield* facts.rejects
  const reports = taxonomies.flatMap(([name, map]) => {
    const concepts = facts.taxonomies.get(name)
    return concepts ? [{ name, map, concepts }] : []
  })
  for (const { name, map, concepts } of reports) {
    if (ofFinancialCompanies.some(concept => concepts.has(concept))) {
      yield { at: `$.facts.${name}`, skip: 'IMPORT_TYPE_NOT_HELD' }
      yield { at: `$.facts.${name}`, warning: 'it is a bank or an insurer, whose accounts are not read yet' }
      continue
    }
    yield* readTaxonomy(facts, name, map, concepts)
  }
}

function* readTaxonomy(file: FactFile, name: string, map: ConceptMap, concepts: Concepts): Generator<Item> {
  const currency = currencyOf(concepts, map)
  if (currency === null) return
  const cover = file.taxonomies.get('dei')?.get('EntityCommonStockSharesOutstanding')?.get('shares') ?? []
  const figures = new ReportedFigures(map, concepts, currency, cover)
  const profits = conceptsOf(map.money.profitForPeriod).flatMap(concept => concepts.get(concept)?.get(currency) ?? [])
  for (const period of periodsIn(profits)) {
    const versions = versionsOf(figures, period)
    for (const [index, version] of versions.entries()) {
      const at = `$.facts.${name}, ${period.months} months to ${period.end}, filed ${version.filedOn}`
      const superseded = index < versions.length - 1
      yield toItem(at, () =>
        toRecord(file.cik, map.basis, figures, period, { ...version, superseded, restated: index > 0 }),
      )
    }
  }
}

function toRecord(
  cik: string,
  basis: string,
  figures: ReportedFigures,
  period: FactPeriod,
  { filedOn, publishedOn, superseded, restated }: Version & { superseded: boolean; restated: boolean },
): StatementRecord {
  const known = figures.asOf(period, filedOn)
  const income = toIncome(known)
  if (income === null) {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'profitForPeriod', '', 'it has no profit or loss')
  }
  const balance = toBalance(known)
  const split = known.split()
  const cashFlow = toCashFlow(known, income.profitForPeriod ?? 0)
  const set = { income, ...(balance && { balance }), ...(cashFlow && { cashFlow }) }
  const [problem] = checkStatementSet(statementTemplates.GENERAL, set)
  if (problem) {
    const reason = `${problem.key} is ${problem.given}; by the other lines it must be ${problem.expected}`
    throw new RejectedRowError('IMPORT_INCONSISTENT_ROW', problem.key, String(problem.given), reason)
  }
  return {
    kind: 'statement',
    cik,
    template: 'GENERAL',
    period: period.months === 12 ? 'ANNUAL' : 'INTERIM',
    periodEnd: period.end,
    months: period.months,
    fiscalYear: period.fiscalYear,
    currency: figures.currency,
    basis,
    audited: period.months === 12,
    publishedOn,
    // An older file, which does not know of the split, must not take the place of what is adjusted for it.
    filedOn: split && !superseded && split.knownOn > filedOn ? split.knownOn : filedOn,
    split: split && { ratio: split.ratio, after: split.after },
    restated,
    superseded,
    income,
    balance,
    cashFlow,
  }
}

/** The currency in which the company reported its latest profit. */
function currencyOf(concepts: Concepts, { money }: ConceptMap): string | null {
  let latest: { readonly currency: string; readonly end: IsoDate } | null = null
  for (const concept of conceptsOf(money.profitForPeriod)) {
    for (const [currency, facts] of concepts.get(concept) ?? []) {
      if (!isCurrency(currency)) continue
      for (const { end } of facts) if (latest === null || end > latest.end) latest = { currency, end }
    }
  }
  return latest?.currency ?? null
}

function conceptsOf(ways: string): readonly string[] {
  return ways.split(/[\s|]+/).map(concept => concept.replace(/^-/, ''))
}
