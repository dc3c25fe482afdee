import { readFileSync } from 'node:fs'

/** Lines of a file in fixtures/identifiers, without comments and blank ones. */
export function fixtureLines(name: string): string[] {
  const text = readFileSync(new URL(`../../../fixtures/identifiers/${name}`, import.meta.url), 'utf8')
  return text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
}
