import type { PriceRepair } from '../../records/index.ts'
import { changeOn, multiplyPrices, type Repair, type Series } from '../series.ts'

/** A smaller split cannot be told from an ordinary day. */
const minLog = Math.log(1.25)
/** Rows around a split in which its jump must stand. */
const nearby = 10

/**
 * A split that some rows are not adjusted for, or adjusted for twice. The newest rows are right: going back, each jump by
 * the ratio says that the rows before it are off, until a jump the other way.
 */
export const repairMissedSplits: Repair = series => {
  const repairs: PriceRepair[] = []
  for (const [index, { split }] of series.entries()) {
    if (split > 0 && Math.abs(Math.log(split)) >= minLog) repairs.push(...repairSplit(series, index, split))
  }
  return repairs
}

function repairSplit(series: Series, splitIndex: number, ratio: number): PriceRepair[] {
  const size = Math.abs(Math.log(ratio))
  const isJump = (index: number) =>
    Math.abs(Math.abs(changeOn(series, index)) - size) < size / 2 && isSharp(series, index)
  const last = Math.min(series.length - 1, splitIndex + nearby)
  const near = range(Math.max(1, splitIndex - nearby), last).filter(isJump)
  if (near.length === 0) return []
  const factors = new Array<number>(series.length).fill(1)
  let off = 0
  for (let index = last; index >= 1; index -= 1) {
    if (isJump(index) && (off !== 0 || index >= splitIndex - nearby)) off += Math.sign(changeOn(series, index))
    factors[index - 1] = Math.exp(off * size)
  }
  const repairs: PriceRepair[] = []
  for (const [index, row] of series.entries()) {
    const factor = factors[index] ?? 1
    if (factor === 1) continue
    multiplyPrices(row, factor)
    if (row.volume !== null) row.volume = Math.round(row.volume / factor)
    repairs.push({
      day: row.day,
      kind: 'SPLIT',
      note: `Prices multiplied by ${round(factor)} for the split of ${series[splitIndex]?.day}.`,
    })
  }
  return repairs
}

/** Far beyond what the share usually moves in a day. */
function isSharp(series: Series, index: number): boolean {
  const changes = series.map((_, each) => Math.abs(changeOn(series, each))).sort((a, b) => a - b)
  const usual = changes[Math.floor(changes.length / 2)] ?? 0
  return Math.abs(changeOn(series, index)) > 4 * usual
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
const round = (factor: number) => Number(factor.toPrecision(6))
