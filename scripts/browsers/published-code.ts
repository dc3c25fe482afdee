import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultCdnFolder } from '@bellwether/cdn'
import type { CdnFile, ComponentsManifest } from '@bellwether/contract'

/**
 * What the newest publication of the checkout sends to browsers: the loader, the widgets, and what they share. React is left
 * out: it looks for much of what it uses in ways that cannot be read from its code, and supports older browsers than we do.
 */
export function readPublished(folder = defaultCdnFolder): {
  scripts: readonly string[]
  stylesheets: readonly string[]
} {
  const read = (file: CdnFile) => readFileSync(join(folder, file.path), 'utf8')
  const manifest: ComponentsManifest = JSON.parse(read({ path: 'components.json' }))
  const newest = Object.values(manifest.components).flatMap(({ versions }) => Object.values(versions).at(-1) ?? [])
  const keys = new Set(newest.flatMap(({ chunks = [] }) => chunks).filter(key => !key.startsWith('react-')))
  const files = [
    ...Object.values(manifest.loader ?? {}).flatMap(parts => Object.values(parts)),
    ...newest.flatMap(component => component.files),
    ...[...keys].flatMap(key => manifest.chunks?.[key] ?? []),
  ]
  const styles = [
    ...newest.flatMap(({ stylesheet }) => stylesheet ?? []),
    ...Object.values(manifest.designSystem ?? {}).flatMap(({ style }) => style ?? []),
  ]
  const scripts = files.map(read)
  return { scripts, stylesheets: [...styles.map(read), ...scripts.flatMap(findStyles)] }
}

/** The rules inside a module: those that all widgets share are nowhere else. */
function findStyles(code: string): string[] {
  return Array.from(code.matchAll(/"(?:[^"\\\n]|\\.)*:host>div\{(?:[^"\\\n]|\\.)*"/g), ([text]) => JSON.parse(text))
}
