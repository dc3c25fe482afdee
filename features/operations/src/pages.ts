import type { PageOf } from '@bellwether/web/page'
import { AuditPage } from './audit/audit-page.tsx'
import { DataPage } from './data/data-page.tsx'
import { UploadPage } from './data/upload-page.tsx'
import { FeedsPage } from './feeds/feeds-page.tsx'
import { StatusPage } from './status/status-page.tsx'
import { UsagePage } from './usage/usage-page.tsx'

/** The pages of this package, by kind. */
export const operationsPages = {
  'operations-audit': AuditPage,
  'operations-data': DataPage,
  'operations-feeds': FeedsPage,
  'operations-upload': UploadPage,
  'operations-usage': UsagePage,
  status: StatusPage,
}

export type OperationsPage = PageOf<typeof operationsPages>
