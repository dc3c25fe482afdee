import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../scripts/repository-files.ts'

const run = promisify(execFile)
/** From what is on the disk: npm would ask for the versions of peers, even of those that are installed. */
const offline = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']

/**
 * Copies of the projects outside the repository, with our packages installed from their tarballs by npm, once for all of
 * them in the folder above. Their frameworks are links to those of the repository, so that nothing is fetched.
 */
export async function installProjects(folder: string, tarballs: Readonly<Record<string, string>>): Promise<void> {
  const source = join(import.meta.dirname, 'projects')
  cpSync(source, folder, { recursive: true })
  const dependencies = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await run('npm', ['install', '--no-package-lock', ...offline], { cwd: folder })
  const wanted = globSync('*/package.json', { cwd: source }).flatMap(file =>
    Object.keys((JSON.parse(readFileSync(join(source, file), 'utf8')) as { dependencies: object }).dependencies),
  )
  for (const name of new Set(wanted.filter(name => !(name in tarballs)))) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(repositoryRoot, 'node_modules', name), link)
  }
}

/** Adds tarballs to a project that npm has installed from its lockfile. */
export async function installTarballs(project: string, tarballs: readonly string[]): Promise<void> {
  await run('npm', ['install', '--no-save', ...offline, ...tarballs], { cwd: project })
}

/** `npm pack` of some folders; tarballs by the names of their packages. */
export async function packAll(folders: readonly string[], target: string): Promise<Record<string, string>> {
  mkdirSync(target, { recursive: true })
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target]
  const { stdout } = await run('npm', [...args, ...folders], { cwd: target, maxBuffer: 64 << 20 })
  const packed = Object.values(JSON.parse(stdout)) as readonly { readonly name: string; readonly filename: string }[]
  return Object.fromEntries(packed.map(({ name, filename }) => [name, join(target, filename)]))
}
