import { toLoaderAddress } from './cdn-of-package.ts'
import { cdnMissing, scriptFailed } from './errors.ts'
import type { Bellwether } from './global-type.ts'
import { createTrusted, getPage } from './page.ts'
import { scriptIntegrity } from './script-integrity.ts'

export type { Bellwether }

export interface BellwetherScript {
  /** For a page whose content security policy asks for one. */
  readonly nonce?: string
  /** Of another script than that of this package's version, such as a boot script. */
  readonly src?: string
  /** Hash of `src`; that of this package's version is built in. */
  readonly integrity?: string
}

let loaded: { readonly src: string; readonly bellwether: Promise<Bellwether> } | undefined

/**
 * Adds the loader's script to the page and gives its global, once however often it is called; a script that the page has
 * already is used. Null on a server. A script that could not be loaded is tried again by the next call.
 */
export async function loadBellwether(cdn: string, script: BellwetherScript = {}): Promise<Bellwether | null> {
  if (typeof document === 'undefined') return null
  const src = script.src ?? toLoaderAddress(cdn, 'bellwether.js')
  if (src === null) throw cdnMissing()
  if (!loaded && globalThis.bellwether) return globalThis.bellwether
  if (loaded && loaded.src !== src)
    console.warn(`The loader was loaded already from ${loaded.src}; ${src} is left out.`)
  loaded ??= { src, bellwether: addScript(src, script) }
  return loaded.bellwether
}

async function addScript(src: string, { nonce, src: own, integrity = own ? '' : scriptIntegrity }: BellwetherScript) {
  const tag = createTrusted('script')
  tag.src = getPage().policy.createScriptURL(src)
  tag.crossOrigin = ''
  tag.integrity = integrity
  if (nonce) tag.nonce = nonce
  try {
    await new Promise((resolve, reject) => {
      tag.onload = resolve
      tag.onerror = reject
      document.head.append(tag)
    })
    if (!globalThis.bellwether) throw new Error('It ran and made no global bellwether.')
    return globalThis.bellwether
  } catch (cause) {
    loaded = undefined
    tag.remove()
    throw scriptFailed(src, cause)
  }
}
