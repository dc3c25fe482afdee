import { type DealingHours, dealsFrom, formatDateTime, isDealingOpen } from '@bellwether/domain'
import { zoneOf } from '@bellwether/research'

/** Why an order placed now is not executed at once. */
export type OrderWait =
  | { readonly reason: 'CLOSED'; readonly opensAt: Date | null }
  | { readonly reason: 'STALE'; readonly since: Date }

export function waitOf(exchange: string, at: Date, hours: DealingHours, staleSince: Date | null): OrderWait | null {
  if (!isDealingOpen(exchange, at, hours)) return { reason: 'CLOSED', opensAt: dealsFrom(exchange, at, hours) }
  return staleSince && { reason: 'STALE', since: staleSince }
}

/** What to tell whoever places one. */
export function waitText(wait: OrderWait, exchange: string): string {
  const zone = zoneOf(exchange)
  if (wait.reason === 'STALE')
    return `There has been no new price since ${formatDateTime(wait.since, zone)}. Orders wait for one.`
  return wait.opensAt
    ? `The market is closed. It is expected to open on ${formatDateTime(wait.opensAt, zone)}.`
    : 'The market is closed.'
}
