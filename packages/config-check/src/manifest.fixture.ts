import type { CdnFile, ComponentsManifest, ComponentVersion } from '@bellwether/contract'

export const cdn = 'https://cdn.example/cdn/'

/** A hash of the right length that no file has. */
export function file(path: string, more: Partial<CdnFile> = {}): CdnFile {
  return {
    path,
    integrity: `sha384-${path
      .replaceAll(/[^a-z0-9]/g, '')
      .padEnd(64, 'A')
      .slice(0, 64)}`,
    ...more,
  }
}

const version = (type: string, number: string): ComponentVersion => ({
  files: [file(`components/${type}/${number}/index.js`), file(`components/${type}/${number}/later.js`, { lazy: true })],
  stylesheet: file(`components/${type}/${number}/style.css`),
  chunks: ['react'],
})
const component = (type: string) => ({
  tagName: `bw-${type}`,
  versions: { '1.0.0': version(type, '1.0.0'), '1.1.0': version(type, '1.1.0'), '2.0.0': version(type, '2.0.0') },
})
const parts = ['bellwether.js', 'bellwether.mjs', 'extras', 'tokens', 'after-paint', 'debug-panel', 'placing']

export const manifest: ComponentsManifest = {
  contract: 1,
  components: { 'quote-header': component('quote-header'), 'news-list': component('news-list') },
  chunks: { react: file('chunks/react.js'), other: file('chunks/other.js') },
  polyfills: { 'Promise.try': file('polyfills/try.js') },
  libraries: { angular: { '1.5.5': file('libraries/angular.js') } },
  designSystem: {
    '1.0.0': { style: file('design/1.css'), icons: file('design/1.svg') },
    '0.9.0': { style: file('design/0.css') },
  },
  loader: {
    '0.1.0': Object.fromEntries(
      parts.map(name => [name, file(name.includes('.') ? `loader/0.1.0/${name}` : `loader/0.1.0/${name}.js`)]),
    ),
  },
}
