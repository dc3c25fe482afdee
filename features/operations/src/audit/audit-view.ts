import type { OperationsAuditView } from '@bellwether/contract'
import { type AuditAction, audit, auditActions, type Database } from '@bellwether/db'

const pageSize = 50

export interface AuditQuery {
  readonly action: AuditAction | null
  readonly before: number | null
}

export async function auditView(db: Database, { action, before }: AuditQuery): Promise<OperationsAuditView> {
  const [found, head] = await Promise.all([audit.list(db, { action, before, limit: pageSize + 1 }), audit.head(db)])
  const events = found.slice(0, pageSize)
  const last = events.at(-1)
  const hrefOf = (query: Readonly<Record<string, string>>) =>
    `/operations/audit?${new URLSearchParams({ ...(action && { action }), ...query })}`
  return {
    action: action ?? '',
    actions: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
    events: events.map(event => ({ ...event, label: auditActions[event.action] })),
    head: `${head.number}:${head.hash}`,
    total: head.number,
    olderHref: found.length > pageSize && last ? hrefOf({ before: String(last.number) }) : null,
    csvHref: hrefOf({ format: 'csv' }),
  }
}
