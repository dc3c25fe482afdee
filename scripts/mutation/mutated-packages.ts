import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vitest/config'

/** Stryker's copy of the repository shares `node_modules`, whose links lead to packages without mutants: this leads back to the copy's own. */
export function mutatedPackages(copy: string): Plugin {
  const original = dirname(realpathSync(`${copy}/node_modules`))
  return {
    name: 'mutated-packages',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // What prepares tests stays: it would build the pages of the copy, which differ from those that were built.
      if (!id.startsWith('@bellwether/') || id.endsWith('/testing')) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace(`${original}/`, `${copy}/`) }
    },
  }
}
