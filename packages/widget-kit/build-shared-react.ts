/** Builds React, or Preact in its place, as the one module that all islands of a page and all widgets import. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { WidgetRuntime } from '@bellwether/contract'
import { build, type Plugin } from 'rolldown'

export const runtimes: readonly WidgetRuntime[] = ['react', 'preact']

export interface SharedReact {
  readonly code: string
  readonly hash: string
  /** All that it exports. */
  readonly names: readonly string[]
}

/** The lowest React with every name of shared-react/react.ts. */
export const compatibleReact = '^19.2.0'

export const reactSpecifiers = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

export async function buildSharedReact(runtime: WidgetRuntime): Promise<SharedReact> {
  const { output } = await build({
    input: join(import.meta.dirname, 'src/shared-react', `${runtime}.ts`),
    platform: 'browser',
    write: false,
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { conditionNames: ['module', 'browser', 'production', 'import', 'default'] },
    output: { format: 'es', minify: true, comments: { annotation: false } },
  })
  const { code, exports } = output[0]
  return { code, names: exports, hash: createHash('sha256').update(code).digest('hex').slice(0, 8) }
}

/** By this id a build names the module in its errors. */
export const sharedReactId = '\0shared-react'

/** Leaves React to the shared module at `address`. Its names are listed, so that a build fails that imports another. */
export function importSharedReact(
  address: string,
  names: readonly string[],
  specifiers: readonly string[] = reactSpecifiers,
): Plugin & { readonly enforce: 'pre' } {
  return {
    name: 'shared-react',
    enforce: 'pre',
    resolveId: {
      // Filtered, because a hook call for every import would take longer than the build.
      filter: { id: [...specifiers, address].map(id => new RegExp(`^${id.replaceAll('.', '\\.')}$`)) },
      handler: id => (id === address ? { id, external: true } : sharedReactId),
    },
    load: {
      filter: { id: /\bshared-react$/ },
      handler: () => `export { ${names.join(', ')} } from ${JSON.stringify(address)}`,
    },
  }
}
