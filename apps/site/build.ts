import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'

const configFile = `${import.meta.dirname}/vite.config.ts`

/** Builds what the site serves and renders with, into dist/. */
export async function buildSite(): Promise<void> {
  await build({ configFile, logLevel: 'warn' })
  compressAssets(`${import.meta.dirname}/dist/client`)
  await build({ configFile, logLevel: 'warn', build: { ssr: true } })
}
