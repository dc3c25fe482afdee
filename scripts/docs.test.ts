import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRepositoryFiles, readRepositoryFile, repositoryRoot } from './repository-files.ts'

const link = /\]\(([^)\s]+)\)/g
const fence = /^```[\s\S]*?^```/gm
const inlineCode = /`[^`\n]*`/g
const heading = /^#{1,6} (.+)$/gm

describe('Markdown files', () => {
  const files = findRepositoryFiles(/\.md$/)

  it('link only to files and headings that exist', () => {
    expect(files.flatMap(findBrokenLinks)).toEqual([])
  })
})

describe('Commands in documents and on pages', () => {
  const files = findRepositoryFiles(/\.(?:md|tsx?|ya?ml)$/).filter(file => !/\.test\.tsx?$/.test(file))
  const { devDependencies } = JSON.parse(readRepositoryFile('package.json')) as {
    devDependencies: Record<string, string>
  }
  const command = /\b(?:npx|npm (?:i|install|add|exec)|pnpm (?:add|dlx)|yarn (?:add|dlx)|bunx)\s+([^\n`'"|]*)/g
  /** Of what comes with `npm install` in the repository, Node included. */
  const ownCommands = Object.keys(devDependencies).flatMap(name => {
    const { bin = {} } = JSON.parse(readRepositoryFile(`node_modules/${name}/package.json`)) as { bin?: object }
    return Object.keys(bin)
  })
  const isOurs = (name: string) => name.startsWith('@bellwether/') || name === 'node' || ownCommands.includes(name)

  it('run and install packages of ours, and tools of the repository, and no other name', () => {
    const named = files.flatMap(file =>
      [...readRepositoryFile(file).matchAll(command)].flatMap(([, rest = '']) => {
        const [first = ''] = rest.split(/\s+/).filter(word => !word.startsWith('-'))
        return first === '' ? [] : [{ file, name: first.replace(/[.,;:)]+$/, '') }]
      }),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ name }) => !isOurs(name) && !name.startsWith('#'))).toEqual([])
  })
})

describe('docs/security.md', () => {
  const rows = readRepositoryFile('docs/security.md')
    .split('\n')
    .filter(line => line.includes('.test.ts`'))

  it('names a test that exists for each attack', () => {
    const named = rows.flatMap(row => [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file))
    expect(named.length).toBeGreaterThanOrEqual(rows.length)
    expect(named.filter(file => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})

describe('All files', () => {
  const files = findRepositoryFiles(
    /(?:\.(?:ts|tsx|js|mjs|json|md|css|html|svg|sql|yml|txt|sh)|\.ci\/[^/]+|Dockerfile)$/,
  )

  it("mention no folder of anybody's machine", () => {
    // Folders in which checkouts live. A relative path such as ../home/ is none of them.
    const privateFolder = new RegExp(`(?<![\\w.~@})*-])/(?:${['work', 'root', 'Users', 'home'].join('|')})/[a-z]`)
    expect(files.filter(file => privateFolder.test(readRepositoryFile(file)))).toEqual([])
  })
})

function findBrokenLinks(file: string): string[] {
  const text = readRepositoryFile(file).replace(fence, '').replace(inlineCode, '')
  return [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter(target => !/^[a-z]+:/.test(target) && !resolves(file, target))
    .map(target => `${file}: ${target}`)
}

function resolves(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const absolute = path === '' ? join(repositoryRoot, file) : join(repositoryRoot, dirname(file), decodeURI(path))
  if (!existsSync(absolute)) return false
  if (anchor === undefined || !absolute.endsWith('.md')) return true
  return anchorsOf(readRepositoryFile(relative(repositoryRoot, absolute))).includes(anchor)
}

/** The ids that a Markdown viewer gives to headings: lower case, punctuation dropped, spaces to hyphens. */
function anchorsOf(text: string): string[] {
  return [...text.replace(fence, '').matchAll(heading)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
