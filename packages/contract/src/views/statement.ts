import type { StatementKind } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'
import type { PeriodTableView } from './period-table.ts'

export const statementPeriods = ['annual', 'interim'] as const
export type StatementPeriodChoice = (typeof statementPeriods)[number]

export const statementShows = ['reported', 'growth', 'common'] as const
/** As reported; growth on the year before; or as a share of revenue, total assets or a trust's net assets. */
export type StatementShow = (typeof statementShows)[number]

export interface StatementChoices {
  readonly period: StatementPeriodChoice
  readonly show: StatementShow
  /** How many periods at most. */
  readonly years: 5 | 10
}

/** What "common size" is a share of. */
export type CommonBase =
  | 'revenue'
  | 'total income'
  | 'rental income'
  | 'insurance revenue'
  | 'total assets'
  | 'net assets'

export interface StatementView {
  readonly frame: SecurityFrame
  readonly statement: StatementKind
  readonly choices: StatementChoices
  /** Reported periods there are, ten at most. */
  readonly available: number
  readonly commonBase: CommonBase
  readonly table: BlockState<PeriodTableView>
}
