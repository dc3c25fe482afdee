import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../repository-files.ts'
import { publicCommand, publicPackages } from './public-packages.ts'
import { findSurface } from './surface.ts'

/** The reports as they should be now, by their paths in the repository. */
export function createReports(): Map<string, string> {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'api-'))
  try {
    writeDeclarations(folder)
    const read = (path: string) => readFileSync(join(folder, 'out', path.replace(/\.(tsx?)$/, '.d.ts')), 'utf8')
    const reports = publicPackages.map(({ name, entries }) => {
      const parts = Object.entries(entries).map(([entry, source]) => {
        const { exports, declarations } = findSurface(`packages/${name}/${source}`, read)
        const list = exports.map(exported => `- ${exported}`).join('\n')
        return `## ${entry}\n\n${list}\n\n\`\`\`ts\n${declarations.join('\n')}\n\`\`\`\n`
      })
      return toReport(name, parts.join('\n'))
    })
    return new Map([...reports, toReport(publicCommand.name, readUsage())])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toReport(name: string, body: string): [path: string, text: string] {
  const note =
    'What this package shows to its users, written by `npm run api-report`. A change here is a change for them.'
  return [`docs/api/${name}.md`, `# @bellwether/${name}\n\n${note}\n\n${body}`]
}

function writeDeclarations(folder: string): void {
  const files = publicPackages.flatMap(({ name, entries }) =>
    Object.values(entries).map(source => join(repositoryRoot, 'packages', name, source)),
  )
  const config = {
    extends: relative(folder, join(repositoryRoot, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: false,
      composite: false,
      lib: ['es2024', 'dom', 'dom.iterable'],
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: repositoryRoot,
      outDir: join(folder, 'out'),
    },
    // All sources, not only the entry points: what the compiler first meets through a link in node_modules it takes for
    // a library's and writes no declarations for, and which way comes first differs from run to run.
    include: publicPackages.map(({ name }) => join(repositoryRoot, 'packages', name, 'src')),
    exclude: [join(repositoryRoot, '**/*.test.ts'), join(repositoryRoot, '**/*.test.tsx')],
    files: [...files, join(repositoryRoot, 'types/assets.d.ts')],
  }
  const path = join(folder, 'tsconfig.json')
  writeFileSync(path, JSON.stringify(config))
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The declarations could not be written:\n${stdout}`)
}

function readUsage(): string {
  const command = join(repositoryRoot, publicCommand.file)
  const { stdout } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' })
  return `\`\`\`text\n${stdout}\`\`\`\n`
}
