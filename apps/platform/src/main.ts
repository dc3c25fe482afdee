import { keepCompiled } from './compile-cache.ts'
import { expectShortLives } from './short-lived-objects.ts'

// First: what is compiled is kept for the same flags.
expectShortLives()
keepCompiled()

const { run } = await import('./run.ts')
await run()
