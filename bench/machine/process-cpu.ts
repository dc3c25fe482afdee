import { readdirSync, readFileSync } from 'node:fs'

// USER_HZ, which is 100 on every Linux that Node runs on.
const MS_PER_TICK = 10

/** Milliseconds of processor time that a process has used with all its threads, its children and theirs. Linux only. */
export function processCpuMs(pid: number): number {
  return cpuMsOf(findFamily(pid))
}

/** The process, its children and theirs, as of now. */
export function findFamily(pid: number): number[] {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const stat = findStat(name)
      return stat === null ? [] : [{ pid: Number(name), parent: stat.parent }]
    })
  const family = new Set([pid])
  // A child may stand before its parent in the list; go over it until nobody is added.
  for (let known = 0; known !== family.size; ) {
    known = family.size
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid)
  }
  return [...family]
}

/** For a family that does not change: quicker than to look for it again. */
export function cpuMsOf(family: readonly number[]): number {
  return family.reduce((sum, pid) => sum + (findStat(String(pid))?.cpuMs ?? 0), 0)
}

export function residentBytesOf(family: readonly number[]): number {
  return family.reduce((sum, pid) => sum + parseResidentBytes(readFileSync(`/proc/${pid}/status`, 'utf8')), 0)
}

export function parseResidentBytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

/** From the text of /proc/PID/stat: user and system time, that of children already ended included. */
export function parseStat(text: string): { readonly parent: number; readonly cpuMs: number } {
  // The second field is the program's name in brackets, and may hold blanks and brackets itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), cpuMs: ticks * MS_PER_TICK }
}

/** Null when the process has ended meanwhile. */
function findStat(pid: string): ReturnType<typeof parseStat> | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}
