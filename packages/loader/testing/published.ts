import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CdnFile, ComponentsManifest, ComponentVersion, PublishedComponent } from '@bellwether/contract'
import type { TestCdn } from '@bellwether/testing'
import { loaderVersion } from '../src/version.ts'

export const ranks = Array.from({ length: 10 }, (_, rank) => `widget-${rank}`)
export const loaderFolder = `cdn/loader/${loaderVersion}`

export type MutableManifest = { -readonly [Key in keyof ComponentsManifest]-?: NonNullable<ComponentsManifest[Key]> }

/** A widget that says who it is and what it was given, and keeps what it got for the tests to look at. */
export function toWidgetCode(type: string, version: string, chunk = '../../../chunks/label.js'): string {
  return `import { label } from '${chunk}'
class Widget extends HTMLElement {
  connectedCallback() {
    const { settings, blueprint, componentId } = this.bellwether
    this.textContent = [label, '${type}', '${version}', componentId, blueprint, settings.text].filter(Boolean).join(' ')
    this.className = 'bw-widget'
  }
}
export { Widget as element }
`
}

/** Publishes the loader as built, ten widgets with one shared chunk, and whatever else a manifest may hold. */
export function publishAll(cdn: TestCdn, dist: string): MutableManifest {
  const put = (path: string, body: string): CdnFile => cdn.publish(`cdn/${path}`, body)
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  const builds = ['bellwether.js', 'bellwether.mjs', 'elements.js'].map(
    file => [file, put(`loader/${loaderVersion}/${file}`, read(file))] as const,
  )
  const parts = globSync('lazy/*.js', { cwd: dist }).map(file => {
    const name = basename(file, '.js')
    return [name, put(`loader/${loaderVersion}/${name}.js`, read(file))] as const
  })
  const version = (type: string, number: string): ComponentVersion => ({
    files: [put(`components/${type}/${number}/index.js`, toWidgetCode(type, number))],
    stylesheet: put(`components/${type}/${number}/style.css`, `.bw-${type} { color: rgb(1, 2, 3) }`),
    chunks: ['label'],
  })
  const component = (type: string): PublishedComponent => ({
    tagName: `bw-${type}`,
    versions: Object.fromEntries(
      ['1.0.0', '1.1.0', '2.0.0', '2.1.0-beta'].map(number => [number, version(type, number)]),
    ),
  })
  const manifest: MutableManifest = {
    contract: 1,
    components: Object.fromEntries(ranks.map(type => [type, component(type)])),
    chunks: {
      label: put('chunks/label.js', `globalThis.labels = (globalThis.labels ?? 0) + 1\nexport const label = 'Test'`),
    },
    polyfills: {
      'Promise.resolve': put('polyfills/resolve.js', 'globalThis.needless = true'),
      'Bellwether.feature': put('polyfills/feature.js', 'globalThis.Bellwether = { feature: true }'),
    },
    libraries: { angular: { '1.5.5': put('libraries/angular-1.5.5.js', 'var angular = { version: "1.5.5" }') } },
    designSystem: {
      '1.0.0': {
        style: put('design/1.0.0.css', ':root { --bw-test: 1 }'),
        icons: put('design/1.0.0.svg', '<svg><symbol id="bw-icon-test"></symbol></svg>'),
      },
    },
    loader: { [loaderVersion]: Object.fromEntries([...builds, ...parts]) },
  }
  publishManifest(cdn, manifest)
  return manifest
}

export function publishManifest(cdn: TestCdn, manifest: ComponentsManifest): void {
  cdn.publish('cdn/components.json', JSON.stringify(manifest))
}
