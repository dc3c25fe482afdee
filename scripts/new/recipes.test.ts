import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRepositoryFile, repositoryRoot } from '../repository-files.ts'
import { namesOf } from './names.ts'
import { plans } from './plans.ts'

const { scripts } = JSON.parse(readRepositoryFile('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const npmOwn = new Set(['install', 'start', 'test'])
const folders = 'apps|bench|deploy|docs|features|fixtures|packages|scripts|specs|tests|types|widgets'
const path = new RegExp(`(?<![\\w/.@:])(?:${folders})/[^\\s\`),;:]*`, 'g')
const command = /\bnpm (?:run )?(?:-s )?([\w:-]+)/g

/** Commands that npm does not know, and paths that lead nowhere; what follows NAME in a path is not made yet. */
function findMissing(text: string, name: string): readonly string[] {
  const commands = [...text.matchAll(command)].map(([, script = '']) => script)
  const paths = [...text.matchAll(path)].map(([found]) => found.replace(/\.$/, ''))
  return [
    ...commands
      .filter(script => !Object.hasOwn(scripts, script) && !npmOwn.has(script))
      .map(script => `npm run ${script}`),
    ...paths.filter(found => !existsSync(join(repositoryRoot, beforeName(found, name)))),
  ]
}

function beforeName(found: string, name: string): string {
  const at = found.search(new RegExp(`${name}|[{*]`))
  return at === -1 ? found : found.slice(0, found.lastIndexOf('/', at) + 1)
}

describe('recipes name only what exists', () => {
  // Links are followed by the test of all Markdown files.
  const code = (text: string) => [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(String).join('\n')

  it('in CONTRIBUTING.md', () => {
    const text = code(readRepositoryFile('CONTRIBUTING.md'))
    expect(text.match(path)?.length).toBeGreaterThan(50)
    expect(findMissing(text, 'NAME')).toEqual([])
  })

  it.each(Object.entries(plans))('in what npm run new prints for a %s', (_kind, plan) => {
    const { steps, edits } = plan(namesOf('recipe-trial'))
    expect(findMissing(steps.join('\n'), 'recipe-trial')).toEqual([])
    expect(edits.filter(edit => !existsSync(join(repositoryRoot, edit.path)))).toEqual([])
  })

  it('and what does not exist would be found', () => {
    expect(findMissing('npm run nothing, `packages/none/src`, docs/routes.md, widgets/NAME/src/x.ts', 'NAME')).toEqual([
      'npm run nothing',
      'packages/none/src',
    ])
  })
})
