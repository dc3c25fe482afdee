/** Writes src/elements/element-types.ts from the descriptions of the widgets. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toElementTypesText } from '../src/elements/element-types-text.ts'

const file = join(import.meta.dirname, '../src/elements/element-types.ts')
writeFileSync(file, toElementTypesText())
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' })
