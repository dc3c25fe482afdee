/** Writes src/loader/loader-config.ts from its schema. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toLoaderConfigText } from '../src/loader/loader-config-text.ts'

writeFileSync(join(import.meta.dirname, '../src/loader/loader-config.ts'), toLoaderConfigText())
