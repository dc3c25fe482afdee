import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { repositoryRoot } from './repository-files.ts'

/** Made on this machine, or not of the sources: these at the root, and `dist` anywhere. */
const leftOut = new Set(['node_modules', 'coverage', 'gallery', '.git', '.cache', '.data'])
const scope = '@bellwether'

export interface RepositoryCopy {
  readonly root: string
  /** Replaces a text of a file that must be in it. */
  replace(path: string, old: string, text: string): void
  remove(): void
}

/**
 * The repository in a temporary folder, to be written to. What npm installed is shared by links; the packages of the
 * repository itself are those of the copy. The compiler's cache comes along, so that it checks what has changed.
 */
export function copyRepository(): RepositoryCopy {
  // The temporary folder itself may be a link, and paths are compared after following links.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bellwether-copy-')))
  cpSync(repositoryRoot, root, { recursive: true, filter: isSource })
  const types = join(repositoryRoot, '.cache/types')
  if (existsSync(types)) cpSync(types, join(root, '.cache/types'), { recursive: true, preserveTimestamps: true })
  linkPackages(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), root)
  return {
    root,
    replace(path, old, text) {
      const before = readFileSync(join(root, path), 'utf8')
      if (!before.includes(old)) throw new Error(`${path} has no ${old}`)
      writeFileSync(join(root, path), before.replaceAll(old, text))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function isSource(path: string): boolean {
  return basename(path) !== 'dist' && !leftOut.has(relative(repositoryRoot, path))
}

function linkPackages(installed: string, folder: string, root: string): void {
  mkdirSync(join(folder, scope), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== scope && name !== '.vite') symlinkSync(join(installed, name), join(folder, name), 'junction')
  }
  for (const name of readdirSync(join(installed, scope))) {
    const own = relative(repositoryRoot, realpathSync(join(installed, scope, name)))
    symlinkSync(join(root, own), join(folder, scope, name), 'junction')
  }
}
