/** The one-tag build: a classic script that makes the global `bellwether`. */
import type { LoaderConfig } from '@bellwether/contract'
import { type Loading, load } from './load.ts'

const self = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href

declare global {
  var bellwether: { load(config: LoaderConfig): Loading }
}

globalThis.bellwether = { load: config => load(config, self) }
