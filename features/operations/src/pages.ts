import type { PageOf } from '@bellwether/web/page'
import { AuditPage } from './audit/audit-page.tsx'
import { UsagePage } from './usage/usage-page.tsx'

/** The pages of this package, by kind. */
export const operationsPages = {
  'operations-audit': AuditPage,
  'operations-usage': UsagePage,
}

export type OperationsPage = PageOf<typeof operationsPages>
