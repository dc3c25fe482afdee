/**
 * Works out the oldest browsers that have what the built loader and widgets need, and writes them into the page about browsers.
 * Usage: npm run browsers, after npm run build
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { toBrowserTable } from './browsers/browser-table.ts'
import { harmless } from './browsers/harmless.ts'
import { type Data, findNeeded } from './browsers/oldest-versions.ts'
import { readPublished } from './browsers/published-code.ts'

const page = join(import.meta.dirname, '../docs/guides/browsers.md')
const { scripts, stylesheets } = readPublished()
const table = toBrowserTable(findNeeded(data as unknown as Data, scripts, stylesheets, harmless))
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(/\| Engine \|(?:.*\|\n)+/, () => `${table}\n`),
)
console.log(table)
