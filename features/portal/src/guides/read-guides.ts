import { readFileSync } from 'node:fs'
import { type GuideName, guideNames } from './guide-names.ts'

const docs = new URL('../../../../docs/', import.meta.url)

/** Sections of docs/errors.md that a developer who embeds widgets may meet. */
const errorSections = ['Loader', 'Widgets', 'Tokens of host pages', 'API client']

/** The Markdown of every guide. The one of errors ends with all codes there are. */
export function readGuides(): Readonly<Record<GuideName, string>> {
  const read = (path: string) => readFileSync(new URL(path, docs), 'utf8')
  const errors = pickSections(read('errors.md'), errorSections)
  return Object.fromEntries(
    guideNames.map(name => [name, read(`guides/${name}.md`) + (name === 'errors' ? `\n${errors}` : '')]),
  ) as Record<GuideName, string>
}

export function pickSections(markdown: string, names: readonly string[]): string {
  const sections = markdown.split(/^(?=## )/m)
  return names.map(name => sections.find(section => section.startsWith(`## ${name}\n`)) ?? '').join('')
}
