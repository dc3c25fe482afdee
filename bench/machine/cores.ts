import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** One core for the server, another for the load; null where cores cannot be chosen. */
export interface Cores {
  readonly server: number
  readonly load: number
}

export function findCores(): Cores | null {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return null
  const status = readFileSync('/proc/self/status', 'utf8')
  const [server, load] = parseCoreList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '')
  return server === undefined || load === undefined ? null : { server, load }
}

/** `0-2,5` as the kernel writes it, to `[0, 1, 2, 5]`. */
export function parseCoreList(text: string): number[] {
  return text
    .split(',')
    .filter(range => range !== '')
    .flatMap(range => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
}

/** Moves this process, with all it starts from now on, to the core. */
export function moveTo(core: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)])
}

/** The command that runs Node with these arguments on the core. */
export function nodeCommand(core: number | null, args: readonly string[]): readonly [string, readonly string[]] {
  return pinnedCommand(core, process.execPath, args)
}

/** The same for any program. taskset becomes the program, so the pid is the program's. */
export function pinnedCommand(
  core: number | null,
  program: string,
  args: readonly string[],
): readonly [string, readonly string[]] {
  return core === null ? [program, args] : ['taskset', ['--cpu-list', String(core), program, ...args]]
}
