export const wantedNode = 24

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

function isNewEnough(version) {
  const match = /^v(\d+)\./.exec(version || '')
  return match !== null && Number(match[1]) >= wantedNode
}
