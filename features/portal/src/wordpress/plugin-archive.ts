import { readdirSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { heightScript } from '../embed/iframe-tag.ts'
import { toHere } from '../guides/guide-addresses.ts'

const plugin = new URL('plugin/', import.meta.url)
const licence = new URL('../../../../LICENSE', import.meta.url)
/** The first that a ZIP file can state, so that the same plugin is the same file. */
const mtime = new Date(1980, 0, 1)

/** The plugin for WordPress as the ZIP file that WordPress installs, for links to this origin. */
export function makePluginArchive(publicOrigin: string): Buffer {
  const read = (url: URL) => toHere(readFileSync(url, 'utf8'), publicOrigin)
  const files = [
    ...readdirSync(plugin).map(name => [name, read(new URL(name, plugin))] as const),
    ['height.js', heightScript(publicOrigin)] as const,
    ['LICENSE', read(licence)] as const,
  ]
  const entries = files.map(([name, text]) => [`bellwether/${name}`, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime }))
}
