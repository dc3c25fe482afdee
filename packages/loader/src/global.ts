/** The one-tag build: a script that makes the global `bellwether`, classic or `type="module"`. */
import type {} from './global-type.ts'
import { load } from './load.ts'

// A module has no currentScript; by its name it finds its own tag.
const { src } = (document.currentScript ?? document.querySelector('script[src*=bellwether]')) as HTMLScriptElement

const { queue = [], takeAnswer } = globalThis.bellwether ?? {}
globalThis.bellwether = { takeAnswer, load: config => load(config, src) }
// Once the rest of this script has run: a boot script lays its configuration over load().
for (const [config, ...settle] of queue)
  Promise.resolve()
    .then(() => bellwether.load(config))
    .then(...settle)
