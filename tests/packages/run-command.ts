import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../scripts/repository-files.ts'

const execute = promisify(execFile)

/** Of a command of the repository, run in a project: what it printed. */
export async function runCommand(project: string, command: string, ...args: readonly string[]): Promise<string> {
  const path = join(repositoryRoot, 'node_modules', command)
  const env = { ...process.env, NODE_ENV: 'production' }
  // The compiler writes what is wrong to its standard output.
  const { stdout } = await execute(process.execPath, [path, ...args], { cwd: project, env }).catch(error => {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

export const checkTypes = (project: string) => runCommand(project, 'typescript/bin/tsc', '-p', '.')
