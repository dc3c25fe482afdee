import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackages } from '../../scripts/packages/build-packages.ts'
import { repositoryRoot } from '../../scripts/repository-files.ts'
import { installProjects, packAll } from './install-project.ts'
import { checkTypes, runCommand } from './run-command.ts'

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'packages-'))
const built = join(folder, 'built')
beforeAll(async () => {
  const folders = await buildPackages(built, 'git+https://code.example/bellwether.git')
  // What one of ours installs comes from a tarball too.
  const tarballs = await packAll([...folders, join(repositoryRoot, 'node_modules/typebox')], join(folder, 'tarballs'))
  await installProjects(join(folder, 'projects'), tarballs)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const projectOf = (name: string) => join(folder, 'projects', name)
const bundle = (project: string, ...args: readonly string[]) =>
  runCommand(project, 'vite/bin/vite.js', 'build', ...args)
const scriptOf = (project: string) =>
  globSync('dist/assets/*.js', { cwd: project })
    .map(file => readFileSync(join(project, file), 'utf8'))
    .join('')

describe('[LD-PACKAGE-1] what is published', () => {
  it.each(['contract', 'loader', 'react', 'cli'])('%s names licence, engines, repository and provenance', name => {
    const manifest = JSON.parse(readFileSync(join(built, name, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      name: `@bellwether/${name}`,
      license: 'Apache-2.0',
      type: 'module',
      engines: { node: '>=20' },
      repository: { url: 'git+https://code.example/bellwether.git', directory: `packages/${name}` },
      publishConfig: { access: 'public', provenance: true },
    })
    expect(manifest).not.toHaveProperty('private')
    for (const file of ['LICENSE', 'README.md']) expect(existsSync(join(built, name, file))).toBe(true)
  })

  it.each(['contract', 'loader', 'react', 'cli'])('%s holds no source and no import of a private package', name => {
    const files = globSync('**/*.{js,ts,md}', { cwd: join(built, name) })
    expect(files.filter(file => /\.ts$/.test(file) && !/\.d\.ts$/.test(file))).toEqual([])
    const texts = files.map(file => readFileSync(join(built, name, file), 'utf8')).join('\n')
    const imported = [...texts.matchAll(/(?:from|import\()\s*["'](@bellwether\/[^"']+)/g)].map(([, one = '']) => one)
    expect(imported.filter(one => !/^@bellwether\/(?:contract|loader|react)(?:$|\/)/.test(one))).toEqual([])
    expect(texts).not.toMatch(/\]\(\.\.?\//)
  })
})

describe('[LD-PACKAGE-2] a fresh project', () => {
  it('of plain Node imports every entry and runs the command', async () => {
    const project = projectOf('node')
    await checkTypes(project)
    expect((await execute(process.execPath, ['index.ts'], { cwd: project })).stdout).toBe('done\n')
    const command = join(folder, 'projects/node_modules/.bin/bellwether')
    expect((await execute(command, ['check', 'sound.json'], { cwd: project })).stdout).toBe(
      'sound.json: 0 errors, 0 warnings\n',
    )
  })

  it('of Vite and React is typed, and holds the loader', async () => {
    const project = projectOf('vite-react')
    await checkTypes(project)
    await bundle(project)
    expect(scriptOf(project)).toContain('bellwether:painted')
  })

  it.each(['vue', 'svelte'])('of %s is typed and bundled', async name => {
    const project = projectOf(name)
    await checkTypes(project)
    await bundle(project)
    expect(scriptOf(project)).toContain('LOADER_CDN_MISSING')
  })
})
