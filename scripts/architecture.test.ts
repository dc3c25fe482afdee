import { describe, expect, it } from 'vitest'
import { findRepositoryFiles, readRepositoryFile } from './repository-files.ts'

const row = /^\| `((?:packages|features|apps|widgets)\/[a-z-]+)` \| [^|]+ \| ([^|]+) \|$/gm
const workspaceImport = /(?:from|import)\s*\(?\s*'@bellwether\/([a-z-]+)/g

/** What docs/architecture.md allows each room to import; null is anything. */
const allowed = new Map(
  [...readRepositoryFile('docs/architecture.md').matchAll(row)].map(([, room = '', cell = '']) => [
    room,
    cell === 'anything' ? null : [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  ]),
)

describe('docs/architecture.md', () => {
  const rooms = findRepositoryFiles(/^(?:packages|features|apps|widgets)\/[^/]+\/package\.json$/).map(file =>
    file.replace('/package.json', ''),
  )

  it('lists exactly the rooms that stand', () => {
    expect([...allowed.keys()].sort()).toEqual(rooms.toSorted())
  })

  it.each(rooms)('says what %s may import', room => {
    const names = allowed.get(room)
    const strangers = findRepositoryFiles(new RegExp(`^${room}/src/.*\\.tsx?$`))
      .filter(file => !/\.test\.tsx?$/.test(file))
      .flatMap(file => findImports(file).map(name => ({ file, name })))
      .filter(({ name }) => names !== null && name !== room.split('/')[1] && !names?.includes(name))
    expect(strangers).toEqual([])
  })
})

function findImports(file: string): string[] {
  return [...readRepositoryFile(file).matchAll(workspaceImport)].map(([, name = '']) => name)
}
