import type { OperationsDataView } from '@bellwether/contract'
import type { importedData } from '@bellwether/db'
import { parseMarketCode, researchPath } from '@bellwether/domain'

const checks: Readonly<Record<string, string>> = {
  PRICE_GAP: 'Gap in prices',
  PRICE_JUMP: 'Price jump',
  STATEMENT_SUM: 'Accounts do not add up',
  HOLDINGS_SUM: 'Holdings and breakdown differ',
  STALE_NAV: 'Stale net asset value',
  SHARED_IDENTIFIER: 'Identifier shared by two securities',
}

interface StoredFinding {
  readonly check: string
  readonly marketCode: string | null
  readonly message: string
}

/** What the checks of a run have stored with it. */
export function toFindings({ id, findings }: importedData.ListedRun): OperationsDataView['findings'] {
  const list = (findings?.list ?? []) as unknown as readonly StoredFinding[]
  return list.map(({ check, marketCode, message }) => {
    const known = marketCode === null ? null : parseMarketCode(marketCode)
    return { run: id, check: checks[check] ?? check, marketCode, href: known && researchPath(known), message }
  })
}
