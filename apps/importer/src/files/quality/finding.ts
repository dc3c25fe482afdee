/** What looks wrong in the data of a security. It is told, never mended: the file may be right. */
export interface Finding {
  readonly check: CheckName
  readonly message: string
}

export type CheckName =
  | 'PRICE_GAP'
  | 'PRICE_JUMP'
  | 'STATEMENT_SUM'
  | 'HOLDINGS_SUM'
  | 'STALE_NAV'
  | 'SHARED_IDENTIFIER'
