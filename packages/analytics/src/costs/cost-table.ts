import { type CostFigures, type CostGroup, type CostItem, type CostTable, costGroups, money } from '@bellwether/domain'
import type { Projection } from './project.ts'

/** Whole pence throughout, so that rows add up to their group and groups to the total in every column. */
export function costTable(projection: Projection, shown: ReadonlySet<CostItem>): CostTable {
  const years = projection.heldByYear.length
  const share = shareOf(projection.heldByYear)
  const rowOf = (item: CostItem): Pence => {
    const byYear = Array.from({ length: years }, (_, year) => projection.ledger.inYear(item, year))
    const [firstYear = 0, ...later] = byYear
    const onExit = projection.ledger.onExit(item)
    const laterTotal = sum(later)
    return {
      firstYear,
      laterYears: years > 1 ? Math.round(laterTotal / (years - 1)) : null,
      onExit,
      total: firstYear + laterTotal + onExit,
    }
  }
  const groups = (Object.keys(costGroups) as CostGroup[]).map(group => {
    const rows = costGroups[group].filter(item => shown.has(item)).map(item => ({ item, pence: rowOf(item) }))
    return {
      group,
      pence: addAll(rows.map(({ pence }) => pence)),
      rows: rows.map(({ item, pence }) => ({ item, ...share(pence) })),
    }
  })
  return {
    groups: groups.map(({ group, rows, pence }) => ({ group, rows, sum: share(pence) })),
    sum: share(addAll(groups.map(({ pence }) => pence))),
  }
}

/** Half the spread on everything bought and sold, in the same columns; it is part of no sum. */
export function spreadFigures(projection: Projection, halfSpread: number): CostFigures {
  const [firstYear = 0, ...later] = projection.boughtByYear.map(bought => Math.round(bought * halfSpread))
  const onExit = Math.round(projection.sold * halfSpread)
  return shareOf(projection.heldByYear)({
    firstYear,
    laterYears: later.length > 0 ? Math.round(sum(later) / later.length) : null,
    onExit,
    total: firstYear + sum(later) + onExit,
  })
}

interface Pence {
  readonly firstYear: number
  readonly laterYears: number | null
  readonly onExit: number
  readonly total: number
}

function addAll(parts: readonly Pence[]): Pence {
  const later = parts.map(({ laterYears }) => laterYears).filter(pence => pence !== null)
  return {
    firstYear: sum(parts.map(({ firstYear }) => firstYear)),
    laterYears: later.length > 0 ? sum(later) : null,
    onExit: sum(parts.map(({ onExit }) => onExit)),
    total: sum(parts.map(({ total }) => total)),
  }
}

function shareOf(heldByYear: readonly number[]): (pence: Pence) => CostFigures {
  const [first = 0, ...later] = heldByYear.map(held => held / 12)
  const part = (pence: number | null, base: number) => (pence === null || base <= 0 ? null : pence / base)
  const pounds = (pence: number) => money(pence, 'GBP')
  return ({ firstYear, laterYears, onExit, total }) => ({
    firstYear: pounds(firstYear),
    firstYearShare: part(firstYear, first),
    laterYears: laterYears === null ? null : pounds(laterYears),
    laterYearsShare: part(laterYears, sum(later) / later.length),
    onExit: pounds(onExit),
    total: pounds(total),
    totalShare: part(total, first + sum(later)),
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
