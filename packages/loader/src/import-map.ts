import type { ComponentsManifest } from '@bellwether/contract'
import { addScript, getPage } from './page.ts'

/**
 * Tells the browser, before the first module of a load, the hashes of all modules that components import later. What it
 * resolves to says whether the browser took them.
 */
export async function mapHashes(
  cdns: readonly string[],
  published: Promise<ComponentsManifest>,
): Promise<() => boolean> {
  const integrity: Record<string, string> = {}
  const { added } = getPage()
  JSON.stringify(await published, (_, file) => {
    if (file?.lazy)
      for (const cdn of cdns) {
        const url = cdn + file.path
        // Chromium warns of a hash that it knows already, from an earlier load.
        // biome-ignore lint/suspicious/noAssignInExpressions: as a statement of its own it takes nine bytes more, which the core does not have
        added[url] ??= !(integrity[url] = file.integrity)
      }
    return file
  })
  // After the first module Firefox takes no import map any more: that of the page may still be on its way.
  if ('mozInnerScreenX' in globalThis && document.readyState === 'loading')
    await new Promise(resolve => document.addEventListener('readystatechange', resolve))
  let isTaken = true
  addMap({ integrity }).onerror = () => {
    isTaken = false
  }
  return () => isTaken
}

/** One that the browser refuses, because it takes only one, has an event `error`. */
export function addMap(rules: object): HTMLScriptElement {
  return addScript({ type: 'importmap', text: getPage().policy.createScript(JSON.stringify(rules)) })
}
