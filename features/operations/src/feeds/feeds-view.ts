import type { OperationsFeedsView } from '@bellwether/contract'
import { type Database, feedSources } from '@bellwether/db'
import { isSourceWell } from './is-source-well.ts'

const shownTicks = 100
const kinds: Readonly<Record<string, string>> = { ndjson: 'Lines', websocket: 'WebSocket', nats: 'NATS' }

const states: Readonly<Record<string, string>> = {
  CONNECTING: 'Connecting',
  CONNECTED: 'Connected',
  WAITING: 'Not connected, will try again',
  ENDED: 'Ended',
  STOPPED: 'Stopped',
}

const countLabels = [
  ['accepted', 'Accepted'],
  ['duplicates', 'Repeated'],
  ['outOfOrder', 'Out of order'],
  ['unknown', 'Unknown symbol'],
  ['outsideHours', 'Outside hours'],
  ['quarantined', 'Quarantined'],
  ['passedOver', 'Other messages'],
  ['gaps', 'Gaps'],
  ['missed', 'Missed in gaps'],
] as const

const reasons: Readonly<Record<string, string>> = {
  UNREADABLE: 'Unreadable',
  UNIT: 'Wrong unit',
  NOT_POSITIVE: 'Zero or negative',
  CROSSED: 'Crossed',
  SCALE: '100 times off',
  FAR: 'Far from the last price',
  FUTURE: 'In the future',
}

export async function feedsView(db: Database): Promise<OperationsFeedsView> {
  const [sources, quarantined] = await Promise.all([feedSources.all(db), feedSources.quarantined(db, shownTicks)])
  return {
    sources: sources.map(({ name, instance, kind, address, state, reporting, interruptions, counts, ...source }) => ({
      name,
      instance,
      from: `${kinds[kind] ?? kind}, ${address}`,
      state: reporting
        ? (states[state] ?? state)
        : 'Not reporting: its process has stopped or cannot reach the database',
      isWell: isSourceWell({ reporting, state }),
      lastFailure: source.lastFailure,
      lastTickAt: source.lastTickAt,
      unknownCodes: source.unknownCodes,
      counts: [
        ...countLabels.map(([key, label]) => ({ label, count: counts[key] ?? 0 })),
        { label: 'Interruptions', count: interruptions },
      ],
    })),
    quarantined: quarantined.map(({ reason, ...tick }) => ({ ...tick, reason: reasons[reason] ?? reason })),
  }
}
