import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './repository-files.ts'

const tsc = join(repositoryRoot, 'node_modules/.bin/tsc')
const projects = ['shared', 'browser', 'server'] as const

/** What each project of the compiler holds, as paths from the root. */
const filesOf = new Map(
  projects.map(project => {
    const { stdout } = spawnSync(tsc, ['-p', `tsconfig.${project}.json`, '--listFilesOnly'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    })
    return [project, stdout.split('\n').map(file => file.slice(repositoryRoot.length + 1))] as const
  }),
)

function projectOf(file: string): (typeof projects)[number] | undefined {
  return projects.find(project => filesOf.get(project)?.includes(file))
}

/** What the compiler says of one more file, compiled as the project's own are. */
function complaintsAbout(project: string, source: string): string {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'runtime-'))
  try {
    writeFileSync(join(folder, 'probe.ts'), source)
    const options = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '../..' }
    const config = { extends: `../../tsconfig.${project}.json`, compilerOptions: options, include: ['probe.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, references: [] }))
    return spawnSync(tsc, ['-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a package sees the types of its own runtime only', () => {
  it.each([
    ['packages/loader/src/index.ts', 'browser', 'export const here = process.cwd()', 'process'],
    ['packages/db/src/index.ts', 'server', 'export const title = document.title', 'document'],
    ['packages/domain/src/index.ts', 'shared', 'export const title = document.title', 'document'],
    ['packages/analytics/src/index.ts', 'shared', 'export const here = process.cwd()', 'process'],
  ])('%s is compiled as %s, where "%s" is an error', (file, project, source, name) => {
    expect(projectOf(file)).toBe(project)
    expect(complaintsAbout(project, source)).toContain(`Cannot find name '${name}'`)
  })

  it('and nothing else stands in the way of a file', () => {
    expect(complaintsAbout('browser', 'export const title = document.title')).toBe('')
    expect(complaintsAbout('server', 'export const here = process.cwd()')).toBe('')
  })
})
