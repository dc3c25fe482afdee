import { readFileSync } from 'node:fs'
import { type GuideName, guideNames } from './guide-names.ts'

const docs = new URL('../../../../docs/', import.meta.url)

/** Sections of docs/errors.md for developers who embed widgets. */
const errorSections = ['Loader', 'Widgets', 'Tokens of host pages', 'API client']

/** The Markdown of every guide. The errors guide ends with the error codes. */
export function readGuides(): Readonly<Record<GuideName, string>> {
  const read = (path: string) => readFileSync(new URL(path, docs), 'utf8')
  const errors = pickSections(read('errors.md'), errorSections)
  return Object.fromEntries(
    guideNames.map(name => [name, read(`guides/${name}.md`) + (name === 'errors' ? `\n${errors}` : '')]),
  ) as Record<GuideName, string>
}

function pickSections(markdown: string, names: readonly string[]): string {
  const sections = markdown.split(/^(?=## )/m)
  return names.map(name => sections.find(section => section.startsWith(`## ${name}\n`)) ?? '').join('')
}
