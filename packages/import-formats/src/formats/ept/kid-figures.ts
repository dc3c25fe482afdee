import { RejectedRowError } from '../../errors.ts'
import type {
  PerformanceScenariosRecord,
  ProductCostsRecord,
  RiskScoreRecord,
  ScenarioName,
} from '../../records/fund-disclosure.ts'
import type { TemplateRow } from '../findatex-table.ts'

/** Of the European KID, or of the British one where there is only that. */
export const kidDays = ['00070', '08050', '08045'] as const

export function toRiskScore(row: TemplateRow, regime: RiskScoreRecord['regime']): RiskScoreRecord {
  const isKid = regime === 'PRIIPS_KID'
  return {
    kind: 'risk-score',
    security: row.security('00030', '00040'),
    regime,
    score: row.score(isKid ? '01090' : '08170'),
    asAt: isKid ? row.day(...kidDays) : row.day('08150'),
  }
}

const costFields = ['03010', '03020', '03060', '03080']

export function reportsCosts(row: TemplateRow): boolean {
  return row.text('00007').toUpperCase() !== 'N' && costFields.some(field => row.text(field) !== '')
}

export function toCosts(row: TemplateRow): ProductCostsRecord {
  const { fraction } = row
  row.flag('00007')
  return {
    kind: 'product-costs',
    security: row.security('00030', '00040'),
    costs: 'EX_ANTE',
    currency: row.currency('00060'),
    asAt: row.day(...kidDays),
    items: {
      entry: fraction('03010'),
      exit: fraction('03020'),
      ongoing: fraction('03060'),
      management: null,
      borrowing: null,
      // The British figure, where there is one, is worked out by the British method.
      transaction: fraction('08020') ?? fraction('03080'),
      incidental: fraction('03095') ?? (row.text('03090').toUpperCase() === 'N' ? 0 : null),
    },
  }
}

const scenarioFields: Readonly<Record<ScenarioName, readonly [year: string, half: string, end: string]>> = {
  STRESS: ['02100', '02110', '02120'],
  UNFAVOURABLE: ['02010', '02020', '02030'],
  MODERATE: ['02040', '02050', '02060'],
  FAVOURABLE: ['02070', '02080', '02090'],
}

export function reportsScenarios(row: TemplateRow): boolean {
  return row.text('01120') !== '' || Object.values(scenarioFields).some(([, , end]) => row.text(end) !== '')
}

/** A product that rises elevenfold in a year is a slip of the decimal point. */
const maxReturn = 10
/** Of products that have no end a century is written at times. */
const years = { min: 0, max: 120 }

export function toScenarios(row: TemplateRow): PerformanceScenariosRecord {
  const holdingYears = row.number('01120', years)
  if (holdingYears === null) {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', '01120', '', '01120 is empty: scenarios need the holding period')
  }
  const returns = ([year, half, end]: readonly [string, string, string]) =>
    [row.fraction(year, maxReturn), row.fraction(half, maxReturn), row.fraction(end, maxReturn)] as const
  return {
    kind: 'performance-scenarios',
    security: row.security('00030', '00040'),
    asAt: row.day(...kidDays),
    currency: row.currency('00060'),
    holdingYears,
    invested: row.number('02220', { min: 0, max: 1e12 }),
    returns: {
      STRESS: returns(scenarioFields.STRESS),
      UNFAVOURABLE: returns(scenarioFields.UNFAVOURABLE),
      MODERATE: returns(scenarioFields.MODERATE),
      FAVOURABLE: returns(scenarioFields.FAVOURABLE),
    },
  }
}
