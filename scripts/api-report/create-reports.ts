import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDeclarations } from '../packages/write-declarations.ts'
import { repositoryRoot } from '../repository-files.ts'
import { publicCommand, publicPackages } from './public-packages.ts'
import { findSurface } from './surface.ts'

/** The reports as they should be now, by their paths in the repository. */
export function createReports(): Map<string, string> {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'api-'))
  try {
    const packages = publicPackages.map(({ name }) => name)
    writeDeclarations(folder, packages, true)
    const read = (path: string) => readFileSync(join(folder, path.replace(/\.(tsx?)$/, '.d.ts')), 'utf8')
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

function readUsage(): string {
  const command = join(repositoryRoot, publicCommand.file)
  const { stdout } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' })
  return `\`\`\`text\n${stdout}\`\`\`\n`
}
