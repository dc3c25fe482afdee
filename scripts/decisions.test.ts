import { describe, expect, it } from 'vitest'
import { findRepositoryFiles, readRepositoryFile } from './repository-files.ts'

const folder = 'docs/decisions/'
const template = `${folder}000-template.md`
const indexLine = /^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm

describe('docs/decisions', () => {
  const files = findRepositoryFiles(/^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/).filter(file => file !== template)

  it('is numbered from 001 without gaps', () => {
    const numbers = files.map(file => file.slice(folder.length, folder.length + 3))
    expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(3, '0')))
  })

  it('has every decision in its index once, with its title', () => {
    const listed = [...readRepositoryFile(`${folder}README.md`).matchAll(indexLine)].map(([, number, file, title]) => ({
      file,
      heading: `# ${number} ${title}`,
    }))
    expect(listed.toSorted((a, b) => a.heading.localeCompare(b.heading))).toEqual(
      files.map(file => ({ file: file.slice(folder.length), heading: readRepositoryFile(file).split('\n')[0] })),
    )
  })

  it.each(files)('%s has its four parts, and no more than ninety lines', file => {
    const text = readRepositoryFile(file)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(['Context', 'Choice', 'Why', 'Given up'])
    expect(text.split('\n').length).toBeLessThanOrEqual(90)
  })
})
