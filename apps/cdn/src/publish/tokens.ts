import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readTokens } from './to-widget-css.ts'

/** Of the design system, with our values. */
export const tokens = readTokens(
  readFileSync(createRequire(import.meta.url).resolve('@bellwether/design/tokens.css'), 'utf8'),
)
