import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of the programs that is installed. Debian puts servers where only root's PATH looks. */
export function findProgram(programs: readonly string[], debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin']
  const found = programs.flatMap(program => folders.map(folder => join(folder, program))).find(path => existsSync(path))
  if (found === undefined) {
    throw new Error(
      `No ${programs.join(', ')} in ${folders.join(delimiter)}; on Debian: apt-get install ${debianPackage}`,
    )
  }
  return found
}
