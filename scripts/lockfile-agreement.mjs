/**
 * Names the packages in which what is installed (npm's own record, node_modules/.package-lock.json) differs from
 * package-lock.json. Compares records instead of file times: a checkout touches times, `npm install` keeps both in step.
 */
export function disagreements(lockfile, installed) {
  const wanted = lockfile.packages || {}
  const present = installed.packages || {}
  const names = []
  for (const path of Object.keys(wanted)) {
    if (path.indexOf('node_modules/') === -1) continue
    // Optional packages are mostly other platforms' binaries, absent on purpose.
    if (!present[path] && wanted[path].optional) continue
    if (!present[path] || !isSame(wanted[path], present[path])) names.push(toName(path))
  }
  for (const path of Object.keys(present)) {
    if (path.indexOf('node_modules/') !== -1 && !wanted[path]) names.push(toName(path))
  }
  return names
}

function isSame(a, b) {
  return a.version === b.version && a.integrity === b.integrity && a.link === b.link
}

function toName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
