import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const wantedNode = 24

/** The Node that npm installed for this platform, or null where none is packaged. */
export function findPinnedNode() {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const root = fileURLToPath(new URL('..', import.meta.url))
  const path = join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node')
  return existsSync(path) ? path : null
}

/**
 * Which Node runs Bellwether: the one pinned among the packages where there is one for this platform, else the
 * system's. `version` is null for a Node that does not run; `problem` is the line to print when neither will do.
 */
export function chooseNode({ pinned, system, platform }) {
  const pinnedIsBroken = pinned !== null && !isNewEnough(pinned.version)
  if (pinned !== null && !pinnedIsBroken) return { path: pinned.path, problem: null, pinnedIsBroken }
  if (isNewEnough(system.version)) return { path: system.path, problem: null, pinnedIsBroken }
  const why = pinnedIsBroken
    ? `the Node packaged for ${platform} does not run here`
    : `none is packaged for ${platform}`
  const problem = `Bellwether needs Node ${wantedNode} or newer: ${why}, and the system has ${system.version}. Install Node ${wantedNode} and try again.`
  return { path: null, problem, pinnedIsBroken }
}

export function isNewEnough(version) {
  const match = /^v(\d+)\./.exec(version || '')
  return match !== null && Number(match[1]) >= wantedNode
}
