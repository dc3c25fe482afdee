import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repository-files.ts'
import { addWorkspace } from './lockfile.ts'

const lockfile = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')

it('adds a package of the repository as npm writes it', () => {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'widgets/sparkline/package.json'), 'utf8'))
  const { packages, ...rest } = JSON.parse(lockfile)
  const { 'widgets/sparkline': _folder, 'node_modules/@bellwether/sparkline': _link, ...others } = packages
  const without = JSON.stringify({ ...rest, packages: others })
  expect(addWorkspace(without, 'widgets/sparkline', manifest)).toBe(lockfile)
})
