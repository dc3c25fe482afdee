import { expect, it } from 'vitest'
import { parseCoreList } from './cores.ts'
import { parseResidentBytes, parseStat } from './process-cpu.ts'

it('reads parent and processor time past a program name with brackets and blanks', () => {
  const text = '812 (node (a) b) S 77 812 812 0 -1 4194560 900 0 0 0 150 30 7 3 20 0 11 0 5000 1000 200'
  expect(parseStat(text)).toEqual({ parent: 77, cpuMs: 1900 })
})

it('reads resident memory', () => {
  expect(parseResidentBytes('VmHWM:\t  900 kB\nVmRSS:\t   600 kB\nRssAnon: 500 kB\n')).toBe(614_400)
})

it('reads a list of cores', () => {
  expect(parseCoreList('0-2,5')).toEqual([0, 1, 2, 5])
  expect(parseCoreList('3')).toEqual([3])
  expect(parseCoreList('')).toEqual([])
})
