import { keepCompiled } from '../compile-cache.ts'
import { takeLowPriority } from './low-priority.ts'

takeLowPriority()
keepCompiled()

await import('./serve-pages.ts')
