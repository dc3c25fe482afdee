import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../scripts/repository-files.ts'

const run = promisify(execFile)
const cache = join(repositoryRoot, '.cache')
const manifests = ['package.json', 'package-lock.json']

/** The `node_modules` that a project's lockfile describes, fetched once per machine until it changes. Copy it, never write to it. */
export async function installOnce(project: string): Promise<string> {
  const subject = basename(project)
  const hash = createHash('sha256')
  for (const file of manifests) hash.update(readFileSync(join(project, file)))
  const name = `${subject}-${hash.digest('hex').slice(0, 16)}`
  const folder = join(cache, name)
  if (!existsSync(folder)) {
    await install(project, folder)
    for (const old of readdirSync(cache)) {
      if (old.startsWith(`${subject}-`) && old !== name) rmSync(join(cache, old), { recursive: true, force: true })
    }
  }
  return join(folder, 'node_modules')
}

async function install(project: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  try {
    for (const file of manifests) copyFileSync(join(project, file), join(draft, file))
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['ci', ...options], { cwd: draft })
    // Another test run may have been quicker.
    if (!existsSync(folder)) renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
