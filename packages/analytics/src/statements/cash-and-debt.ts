export interface DebtFigures {
  readonly borrowings: number
  readonly leases: number
  readonly cash: number
  readonly shortTermInvestments: number
}

/** Minor units; negative means net cash. */
export function netDebt({ borrowings, leases, cash, shortTermInvestments }: DebtFigures): number {
  return borrowings + leases - cash - shortTermInvestments
}

/** Minor units. Outflows are negative as in the statement, so this is a plain sum. */
export function freeCashFlow(netCashFromOperations: number, capex: number, intangiblesPurchased: number): number {
  return netCashFromOperations + capex + intangiblesPurchased
}
