import { buildSharedReact, reactSpecifiers } from '@bellwether/widget-kit/build-shared-react'
import type { Plugin } from 'vite'

/** React as a file of its own, with the bytes and the hash that the CDN publishes for widgets: its name stays while ours change. */
export async function sharedReact(): Promise<Plugin> {
  const { code, hash, names } = await buildSharedReact('react')
  const fileName = `react-${hash}.js`
  return {
    name: 'shared-react',
    enforce: 'pre',
    // Not by way of a module with its names, as for widgets: that would be one more file for every page.
    resolveId: {
      filter: { id: reactSpecifiers.map(id => new RegExp(`^${id}$`)) },
      handler: () => ({ id: `./${fileName}`, external: true }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const imports = file.type === 'chunk' ? file.code.split(`from"./${fileName}"`).slice(0, -1) : []
        for (const name of imports.flatMap(namesBefore)) {
          if (!names.includes(name))
            this.error(`${file.fileName} imports "${name}", which React's file does not export`)
        }
      }
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

/** Of `... import{a as b,c}`, what is imported; the text before `import` if it is no list of names. */
function namesBefore(code: string): string[] {
  const list = code.slice(code.lastIndexOf('import') + 'import'.length)
  return list
    .replace(/[{}\s]+$|^\s*\{/g, '')
    .split(',')
    .map(name => name.trim().split(' ')[0] ?? '')
}
