import type { CdnFile } from '@bellwether/contract'
import { hashMissing } from './errors.ts'
import { importModule } from './import-module.ts'
import { once } from './once.ts'
import { addScript, getPage } from './page.ts'
import { request } from './request.ts'
import type { Files, Session } from './session.ts'

/**
 * Fetching and running are two: a fetch can be ended, timed, repeated and sent elsewhere, while a module that failed once
 * stays failed for the page. `mapped` resolves when modules may run, to whether the browser knows the hashes of lazy ones.
 */
export function createFiles(session: Session, mapped: Promise<() => boolean>): Files {
  const { cdns, config } = session
  const downloads: Record<string, Promise<string>> = {}
  const download = ({ path, integrity = '' }: CdnFile) =>
    once(downloads, path, async () => {
      if (!/^sha384-.{64}$/.test(integrity) && config.component.source.environment === 'prod') throw hashMissing(path)
      return request(session, cdns, path, { integrity }, async (response, url) => {
        await response.arrayBuffer()
        return url
      })
    })
  return {
    download,
    async prepare(files, chunks = []) {
      const eager = [...files, ...chunks].filter(({ lazy }) => !lazy)
      const urls = await Promise.all(eager.map(download))
      return async () => {
        const isMapped = (await mapped)()
        for (const [index, file] of eager.entries()) addModule(urls[index] as string, file)
        if (!isMapped) for (const file of files) addModule(cdns[0] + file.path, file)
        return importModule(urls[0] as string)
      }
    },
  }
}

/**
 * By a script element, which has the hash in every engine: import() and imports inside modules have it from an import map,
 * of which Firefox takes one and WebKit only part. What is imported afterwards is the module that is already there.
 */
function addModule(url: string, { integrity = '' }: CdnFile): void {
  const { added, policy } = getPage()
  if (added[url]) return
  added[url] = true
  addScript({ type: 'module', crossOrigin: '', integrity, src: policy.createScriptURL(url) })
}
