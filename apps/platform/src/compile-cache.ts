import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Called before any other module is loaded, so that the next start need not read and compile them. */
export function keepCompiled(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/bellwether'))
}
