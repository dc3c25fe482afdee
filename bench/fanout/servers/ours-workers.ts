/** Two gateways behind one port, as `WORKERS=2` starts them. This process hands the feed's ticks on to both. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { parcelBytes } from '@bellwether/wire'
import { getPort, listenForFeed } from './feed-port.ts'

cluster.setupPrimary({ exec: join(import.meta.dirname, 'ours.ts'), serialization: 'advanced' })
const workers = [cluster.fork(), cluster.fork()]
await Promise.all(workers.map(worker => once(worker, 'listening')))
await listenForFeed(getPort('FEED_PORT'), parcelBytes, records => {
  for (const worker of workers) worker.send(records)
})
process.once('SIGTERM', () => process.exit(0))
