import { parseNatsAddress } from '@bellwether/price-bus'
import type { NatsConnection } from '@nats-io/transport-node'
import type { NatsSettings } from '../settings/source-settings.ts'
import {
  type ConnectionEnd,
  type FeedAdapter,
  type FeedConnection,
  lost,
  maxMessageBytes,
  reasonOf,
} from './feed-adapter.ts'

const connectMs = 10_000
const pingMs = 5000

/** JSON messages on subjects of a NATS server: the operator's, or somebody else's. */
export function createNatsAdapter({ url, subjects }: NatsSettings): FeedAdapter {
  const { servers } = parseNatsAddress(url)
  return {
    kind: 'nats',
    address: `${servers.join(', ')} ${subjects.join(', ')}`,
    connect: receive => subscribe(url, subjects, receive),
  }
}

async function subscribe(
  url: string,
  subjects: readonly string[],
  receive: (message: string) => void,
): Promise<FeedConnection> {
  const { servers, tls, ...credentials } = parseNatsAddress(url)
  // Most feeds have no such source.
  const { connect } = await import('@nats-io/transport-node')
  const connection = await connect({
    servers: [...servers],
    ...credentials,
    ...(tls ? { tls: {} } : {}),
    name: 'bellwether feed',
    timeout: connectMs,
    // All adapters are connected again in the same way, which counts and shows it.
    reconnect: false,
    pingInterval: pingMs,
    maxPingOut: 2,
  })
  for (const subject of subjects) {
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null && message.data.byteLength <= maxMessageBytes) receive(message.string())
      },
    })
  }
  // Subscribed once the server has answered: what is published from now on arrives.
  await connection.flush()
  return { over: endOf(connection), close: () => void connection.close() }
}

async function endOf(connection: NatsConnection): Promise<ConnectionEnd> {
  const reason = await connection.closed()
  return lost(reason instanceof Error ? reasonOf(reason) : 'closed by the source')
}
