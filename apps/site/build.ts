import { build } from 'vite'

const configFile = `${import.meta.dirname}/vite.config.ts`

/** Builds what the site serves and renders with, into dist/. */
export async function buildSite(): Promise<void> {
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: true } })
}
