import type { LoaderEvent } from '@bellwether/contract'

/** Container, type and code of the error, in order. */
export function toFailures(events: readonly LoaderEvent[]): string[] {
  return events
    .map(({ detail }) => ('code' in detail ? `${detail.container} ${detail.type} ${detail.code}` : ''))
    .toSorted()
}
