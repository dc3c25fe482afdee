/** The one-tag build: a script that makes the global `bellwether`, classic or `type="module"`. */
import type {} from './global-type.ts'
import { load } from './load.ts'

// A module has no currentScript; by its name it finds its own tag.
const { src } = (document.currentScript ?? document.querySelector('script[src*=bellwether]')) as HTMLScriptElement

globalThis.bellwether = { load: config => load(config, src) }
