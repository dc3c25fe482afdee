import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before any other module of ours is loaded: a second start then skips reading and compiling all of them.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/bellwether'))

const { run } = await import('./run.ts')
await run()
