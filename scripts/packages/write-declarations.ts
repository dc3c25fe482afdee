import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../repository-files.ts'

/** Declarations of whole packages, at the paths of their sources below a folder inside the repository. */
export function writeDeclarations(folder: string, packages: readonly string[], removeComments: boolean): void {
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: relative(folder, join(repositoryRoot, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: false,
      composite: false,
      lib: ['es2024', 'dom', 'dom.iterable'],
      declaration: true,
      emitDeclarationOnly: true,
      removeComments,
      rootDir: repositoryRoot,
      outDir: folder,
    },
    // All sources, not only the entry points: what the compiler first meets through a link in node_modules it takes for
    // a library's and writes no declarations for, and which way comes first differs from run to run.
    include: packages.map(name => join(repositoryRoot, 'packages', name, 'src')),
    exclude: [join(repositoryRoot, '**/*.test.ts'), join(repositoryRoot, '**/*.test.tsx')],
    files: [join(repositoryRoot, 'types/assets.d.ts')],
  }
  const path = join(folder, 'tsconfig.json')
  writeFileSync(path, JSON.stringify(config))
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The declarations could not be written:\n${stdout}`)
}
