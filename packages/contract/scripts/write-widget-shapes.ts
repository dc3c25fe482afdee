/** Writes src/shapes/widget-shapes.ts from the schemas of the widgets' views. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toWidgetShapesText } from '../src/shapes/widget-shapes-text.ts'

const file = join(import.meta.dirname, '../src/shapes/widget-shapes.ts')
writeFileSync(file, toWidgetShapesText())
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' })
