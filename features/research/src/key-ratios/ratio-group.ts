import type { RatioDefinition } from './ratio-definition.ts'

export interface RatioGroupDefinition {
  readonly key: 'valuation' | 'profitability' | 'health' | 'efficiency'
  readonly title: string
  readonly rows: readonly RatioDefinition[]
}
