import type { Cores } from '../machine/cores.ts'
import { toPausedLines, toSoakLines, toStayLine, toStormLines } from './endurance-report.ts'
import type { PausedOrder, PausedResult } from './load/paused-order.ts'
import type { SoakOrder, SoakResult } from './load/soak-order.ts'
import type { StayOrder, StayResult } from './load/stay-order.ts'
import type { StormOrder, StormResult } from './load/storm-order.ts'
import { runLoad } from './load-process.ts'
import { endurance, soak, stoppedCrowd } from './loads.ts'
import { type Contestant, ours } from './servers/contestants.ts'
import { type RunningServer, startContestant } from './servers/running-server.ts'

export interface Place {
  readonly cores: Cores | null
  /** For configurations. */
  readonly folder: string
}

// Each returns lines to print; those with a goal start with a verdict.

/** Memory of idle connections, one server after the other. */
export async function measureStay(
  contestants: readonly Contestant[],
  clients: number,
  place: Place,
): Promise<string[]> {
  const lines: string[] = []
  for (const contestant of contestants) {
    const result = await withServer(contestant, place, server => {
      const order: StayOrder = {
        ...endurance,
        ...toPorts(server),
        pid: server.pid,
        dialect: contestant.dialect,
        clients,
      }
      return runLoad<StayResult>('stay.ts', order, place.cores?.load ?? null)
    })
    lines.push(toStayLine(contestant.name, clients, result, contestant === ours))
  }
  return lines
}

/** Back to the gateway that they had, then to one that has just started and knows no symbol. */
export async function measureStorm(clients: number, place: Place): Promise<string[]> {
  const storm = (from: RunningServer, to: RunningServer) => {
    const order: StormOrder = { ...endurance, ...toPorts(from), to: toPorts(to), clients }
    return runLoad<StormResult>('storm.ts', order, place.cores?.load ?? null)
  }
  const toSame = await withServer(ours, place, server => storm(server, server))
  const toNew = await withServer(ours, place, from => withServer(ours, place, to => storm(from, to)))
  return [...toStormLines(clients, 'the same gateway', toSame), ...toStormLines(clients, 'a new gateway', toNew)]
}

export async function measurePaused(stoppedSeconds: number, place: Place): Promise<string[]> {
  const result = await withServer(ours, place, server => {
    const ports = toPorts(server)
    const stopped = { ...stoppedCrowd, ...ports, symbols: endurance.symbols }
    const order: PausedOrder = { ...endurance, ...ports, stopped, stoppedSeconds }
    return runLoad<PausedResult>('paused.ts', order, place.cores?.load ?? null)
  })
  return toPausedLines(stoppedSeconds, result)
}

export async function measureSoak(minutes: number, place: Place): Promise<string[]> {
  const result = await withServer(ours, place, server => {
    const order: SoakOrder = { ...soak, ...toPorts(server), minutes }
    return runLoad<SoakResult>('soak.ts', order, place.cores?.load ?? null)
  })
  return toSoakLines(result)
}

const toPorts = ({ port, feedPort }: RunningServer) => ({ port, feedPort })

async function withServer<Result>(
  contestant: Contestant,
  { cores, folder }: Place,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startContestant(contestant, cores?.server ?? null, folder)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}
