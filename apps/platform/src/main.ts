import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before any other module is loaded, so that a second start need not read and compile them.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/bellwether'))

const { run } = await import('./run.ts')
await run()
