import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { makePluginArchive } from './plugin-archive.ts'

const archive = makePluginArchive('https://here.example')

it('holds the plugin in one folder, with its licence, for links to this origin', () => {
  const files = unzipSync(archive)
  expect(Object.keys(files).toSorted()).toEqual(
    ['LICENSE', 'bellwether.php', 'block.js', 'height.js'].map(name => `bellwether/${name}`),
  )
  const text = (name: string) => strFromU8(files[`bellwether/${name}`] ?? new Uint8Array())
  expect(text('bellwether.php')).toContain("const ORIGIN = 'https://here.example';")
  expect(text('block.js')).toContain("'https://here.example'")
  expect(text('height.js')).toContain('iframe[src^="https://here.example/embed/"]')
  expect(text('LICENSE')).toContain('Apache License')
  for (const name of Object.keys(files))
    expect(strFromU8(files[name] ?? new Uint8Array())).not.toContain('research.example')
})

it('has the version of its header on every file that browsers keep', () => {
  const php = strFromU8(unzipSync(archive)['bellwether/bellwether.php'] ?? new Uint8Array())
  const [, header] = /^ \* Version: (\S+)$/m.exec(php) ?? []
  expect(php).toContain(`const VERSION = '${header}';`)
})

it('is the same file each time', () => {
  expect(makePluginArchive('https://here.example').equals(archive)).toBe(true)
})
