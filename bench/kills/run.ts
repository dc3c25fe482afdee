/**
 * Kills writers with SIGKILL, restarts them, and looks for what was acknowledged and is not there, or is there twice.
 * Usage: node bench/kills/run.ts [--kills 100] [--database embedded|postgres]
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { killDuringConfigurations } from './configurations.ts'
import { killDuringImports } from './imports.ts'
import type { Losses } from './losses.ts'
import { killDuringOrders } from './orders.ts'
import { embeddedPlace, type Place, postgresPlace } from './place.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' }, database: { type: 'string' } } })
const kills = Number(values.kills)
const share = (part: number) => Math.max(1, Math.round(kills * part))

buildPages()
let failed = false
for (const [name, make] of [
  ['embedded', embeddedPlace],
  ['postgres', postgresPlace],
] as const) {
  if (values.database !== undefined && values.database !== name) continue
  const place = await make()
  try {
    report(place, 'orders', share(0.5), await killDuringOrders(place, share(0.5)))
    report(place, 'configurations', share(0.3), await killDuringConfigurations(place, share(0.3)))
    report(place, 'imports', share(0.2), await killDuringImports(place, share(0.2)))
  } finally {
    await place.remove()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}
process.exitCode = failed ? 1 : 0

function report({ name }: Place, what: string, times: number, { acknowledged, lost, doubled }: Losses): void {
  failed ||= lost + doubled > 0
  console.log(`${name}, ${what}: ${times} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`)
}
