import type { IsoDate } from '@bellwether/domain'
import type { Figure } from './figure.ts'

export interface Drawdown {
  /** Below zero. */
  readonly fall: number
  readonly peak: IsoDate
  readonly trough: IsoDate
  /** Null while the old peak has not been reached again. */
  readonly recovered: IsoDate | null
  readonly recoveryDays: number | null
}

export interface TwelveMonths {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly fraction: number
}

/** Of every three-year period between month ends; fractions a year. */
export interface RollingReturns {
  readonly lowest: number
  readonly average: number
  readonly highest: number
  readonly periods: number
}

export interface RiskReturnRow {
  readonly name: string
  readonly volatility: number
  readonly drawdown: Drawdown | null
  readonly best: TwelveMonths
  readonly worst: TwelveMonths
  /** Null with fewer than 36 months. */
  readonly rolling: RollingReturns | null
}

export interface RiskReturnView {
  readonly from: IsoDate
  readonly asAt: IsoDate
  readonly rows: readonly RiskReturnRow[]
  readonly basis: string
  /** How the measures of the security were calculated. */
  readonly explained: readonly Figure[]
}
