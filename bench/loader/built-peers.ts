import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { doOnce, installPackages, runCommand } from '../machine/peer-folder.ts'
import { cache, type Published } from './components.ts'

/** Installs the peers and builds the components for each of them; what has not changed since the last time is kept. Texts by path below `peers/`. */
export function buildPeers({ files, components }: Published): ReadonlyMap<string, string> {
  const source = join(import.meta.dirname, 'peers')
  const folder = join(cache, 'peers')
  const modules = [...files].filter(([path]) => /^(chunks|components)\/.+\.js$/.test(path))
  const entries = JSON.stringify(Object.fromEntries(components.map(({ type, script }) => [type, script.path])))
  mkdirSync(folder, { recursive: true })
  const manifest = readFileSync(join(source, 'package.json'), 'utf8')
  doOnce(join(folder, '.installed'), manifest, () => {
    writeFileSync(join(folder, 'package.json'), manifest)
    installPackages(folder)
  })
  const script = readFileSync(join(source, 'build.mjs'), 'utf8')
  const inputs = createHash('sha256')
    .update(JSON.stringify([manifest, script, entries, modules]))
    .digest('hex')
  doOnce(join(folder, '.built'), inputs, () => {
    cpSync(join(source, 'build.mjs'), join(folder, 'build.mjs'))
    rmSync(join(folder, 'published'), { recursive: true, force: true })
    for (const [path, text] of modules) {
      const file = join(folder, 'published', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(join(folder, 'components.json'), entries)
    runCommand(folder, process.execPath, ['build.mjs'])
  })
  const built = globSync('**/*.js', { cwd: join(folder, 'dist') })
  return new Map(built.map(path => [`peers/${path}`, readFileSync(join(folder, 'dist', path), 'utf8')]))
}
