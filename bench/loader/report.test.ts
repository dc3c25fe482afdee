import { expect, it } from 'vitest'
import { type Row, toTable, toVerdicts } from './report.ts'

const base: Row = {
  name: 'by hand',
  goal: null,
  coreBytes: null,
  requests: 43,
  paintedMs: [1000, 2000, 1200],
  firstPaintRatios: [1.1, 1.2, 1.3],
  layoutShift: 0.5,
  reservesHeight: false,
}
const ours: Row = {
  ...base,
  name: 'ours',
  goal: 1.15,
  coreBytes: 4083,
  requests: 46,
  paintedMs: [1120, 2100, 1440],
  firstPaintRatios: [1.5, 1.01, 0.9],
}

it('compares each pass with the baseline of the same pass, then takes the median', () => {
  expect(toTable([base, ours], 'by hand').split('\n').at(-1)).toMatch(
    /^\| ours +\| +1,440 \| +1,120 to 2,100 \| +1\.12 \| +1\.12 \| 1\.15 \| +1\.01 \| +0\.500 \| +46 \| +4,083 \|$/,
  )
})

it('says of each goal whether it was met', () => {
  const slower = { ...ours, name: 'slower', goal: 1.05, firstPaintRatios: [1.03, 1.03, 1], reservesHeight: true }
  expect(toVerdicts([base, ours, slower], 'by hand')).toEqual([
    { line: 'Met: ours 1.120, goal 1.15', isMet: true },
    { line: 'Met: ours, first paint 1.010, goal 1.02', isMet: true },
    { line: 'Missed: slower 1.120, goal 1.05', isMet: false },
    { line: 'Missed: slower, first paint 1.030, goal 1.02', isMet: false },
    { line: 'Missed: slower, layout shift 0.500, goal 0.00', isMet: false },
  ])
})

it('rounds no ratio down to its goal', () => {
  const close = { ...ours, goal: 1.05, paintedMs: [1054, 2108, 1264.8] }
  expect(toVerdicts([base, close], 'by hand')[0]?.isMet).toBe(false)
})
