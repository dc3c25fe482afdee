import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findCores } from '../machine/cores.ts'
import { runScript } from '../machine/run-script.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import type { LoadOrder, LoadResult } from '../ssr/load.ts'
import { pagePath } from '../ssr/page.ts'
import { preparePeer } from '../ssr/peers.ts'

const CONNECTIONS = 8
const cores = findCores()
const ssr = join(import.meta.dirname, '../ssr')

export interface NextPage {
  readonly version: string
  readonly server: ServerProcess
  /** All that it can, for five seconds. */
  load(): Promise<LoadResult>
}

/** The Next.js page of bench/ssr: a share's Overview of the embedded database in the folder, with the view in memory. */
export async function startNextPage(folder: string, dataDir: string): Promise<NextPage> {
  const { folder: cwd, version } = preparePeer('next')
  const view = join(folder, 'view.json')
  const common = { path: pagePath, core: cores?.server ?? null }
  // bench/ssr's own server writes the view that the peer reads, and is then done.
  const writer = await startServer({
    ...{ ...common, cwd: ssr, args: ['ours.ts'] },
    env: { DATA_DIR: dataDir, BENCH_VIEW: view },
  })
  await writer.stop()
  const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT']
  const server = await startServer({ ...common, cwd, args, env: { BENCH_VIEW: view } })
  return {
    version,
    server,
    load: () => runScript(join(ssr, 'load.ts'), JSON.stringify(toOrder(server)), cores?.load),
  }
}

function toOrder({ pid, url }: ServerProcess): LoadOrder {
  const times = { warmUpSeconds: 2, warmUpRequests: 200, seconds: 5 }
  return { url, pid: existsSync('/proc/self/stat') ? pid : null, unique: false, connections: CONNECTIONS, ...times }
}
