import type { PageOf } from '@bellwether/web/page'
import { AuditPage } from './audit/audit-page.tsx'
import { FeedsPage } from './feeds/feeds-page.tsx'
import { UsagePage } from './usage/usage-page.tsx'

/** The pages of this package, by kind. */
export const operationsPages = {
  'operations-audit': AuditPage,
  'operations-feeds': FeedsPage,
  'operations-usage': UsagePage,
}

export type OperationsPage = PageOf<typeof operationsPages>
