import { join } from 'node:path'
import { build } from 'rolldown'

const versions = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18' },
  19: {},
} as const

export type ReactVersion = keyof typeof versions

/** The host's application as one script, with React in development, which mounts everything twice under StrictMode. */
export async function bundleHostApp(version: ReactVersion): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'host-app.tsx'),
    platform: 'browser',
    resolve: { alias: versions[version] },
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    output: { format: 'iife' },
    write: false,
  })
  return output[0].code
}

/** What the package adds to an application that has React and the loader, as bytes before compression. */
export async function bundlePackage(): Promise<Buffer> {
  const { output } = await build({
    input: join(import.meta.dirname, '../src/index.ts'),
    platform: 'browser',
    external: /^react(-dom)?(\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true },
    write: false,
  })
  return Buffer.from(output[0].code)
}
