import type { Figure, FigureValue } from '@bellwether/contract'
import type { SecurityType } from '@bellwether/domain'
import { figure, textValue } from '@bellwether/web/view'

const unitTypes: Readonly<Record<string, string>> = { ACC: 'Accumulation units', INC: 'Income units' }
const distributionPolicies: Readonly<Record<string, string>> = { ACC: 'Accumulating', INC: 'Distributing' }

export function unitTypeValue(incomeClass: string | null): FigureValue {
  return textValue(unitTypes[incomeClass ?? ''] ?? null)
}

/** Whether income is reinvested or paid out, in the term investors know for each type of security. */
export function unitTypeFigure(key: string, type: SecurityType, incomeClass: string | null): Figure {
  return type === 'ETF'
    ? figure(key, 'Distribution policy', textValue(distributionPolicies[incomeClass ?? ''] ?? null), {
        definition: 'Accumulating: income stays in the fund. Distributing: income is paid to you.',
      })
    : figure(key, 'Unit type', unitTypeValue(incomeClass), {
        definition: 'Accumulation units keep income in the fund; income units pay it to you.',
      })
}
