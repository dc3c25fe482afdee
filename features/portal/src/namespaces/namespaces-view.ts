import {
  type NamespaceOwnersView,
  type NamespacesView,
  type NamespaceUsageView,
  namespacePath,
} from '@bellwether/contract'
import { namespaces, secondApprover, usage } from '@bellwether/db'
import { formatDate, toIsoDate } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import type { Account } from '@bellwether/web'
import { toDay } from './instants.ts'

export async function namespacesView(
  { db }: ResearchContext,
  { id: userId, email }: Account,
  {
    name = '',
    problem = null,
    justDeleted = null,
  }: { readonly name?: string; readonly problem?: string | null; readonly justDeleted?: string | null } = {},
): Promise<NamespacesView> {
  await namespaces.acceptInvitations(db, { userId, email })
  const own = await namespaces.ofUser(db, userId)
  const deleted = await namespaces.deletedBy(db, userId)
  return {
    namespaces: own.map(one => ({ name: one.name, href: namespacePath(one.name), since: toDay(one.createdAt) })),
    deleted: deleted.map(one => ({ name: one.name, at: toDay(one.deletedAt) })),
    // The query parameter is not trusted.
    justDeleted: deleted.find(one => one.name === justDeleted)?.name ?? null,
    name,
    problem,
  }
}

export async function namespaceOwnersView(
  { db }: ResearchContext,
  name: string,
  account: Account,
  {
    email = '',
    problem = null,
    approvalProblem = null,
  }: { readonly email?: string; readonly problem?: string | null; readonly approvalProblem?: string | null } = {},
): Promise<NamespaceOwnersView> {
  const owners = await namespaces.owners(db, name)
  const invited = await namespaces.invitations(db, name)
  const { on, endAskedBy } = await secondApprover.find(db, name)
  const asking = owners.find(({ id }) => id === endAskedBy)
  return {
    name,
    secondApprover: {
      on,
      endAskedBy: asking ? { name: asking.name, isYou: asking.id === account.id } : null,
      problem: approvalProblem,
    },
    owners: owners.map(({ addedAt, ...one }) => ({ ...one, since: toDay(addedAt), isYou: one.id === account.id })),
    invited: invited.map(one => ({ email: one.email, since: toDay(one.invitedAt) })),
    email,
    problem,
  }
}

const dayMs = 86_400_000
const usageDays = [7, 30, 90] as const

export async function namespaceUsageView(
  { db }: ResearchContext,
  name: string,
  days: number,
  now: Date,
): Promise<NamespaceUsageView> {
  const rows = await usage.ofNamespace(db, name, toIsoDate(new Date(now.getTime() - (days - 1) * dayMs)))
  const totals = new Map<string, { painted: number; failed: number }>()
  for (const { component, outcome, count } of rows) {
    const total = totals.get(component) ?? { painted: 0, failed: 0 }
    totals.set(component, total)
    if (outcome === 'PAINTED') total.painted += count
    else total.failed += count
  }
  return {
    name,
    days,
    choices: usageDays.map(choice => ({
      label: `${choice} days`,
      href: `${namespacePath(name, 'usage')}?days=${choice}`,
      current: choice === days,
    })),
    totals: [...totals]
      .map(([component, counts]) => ({ component, ...counts }))
      .sort((a, b) => b.painted + b.failed - (a.painted + a.failed)),
    rows: rows.map(row => ({ ...row, day: formatDate(row.day) })),
  }
}
