import type { CdnFile } from '@bellwether/contract'
import { hashMissing } from './errors.ts'
import { once } from './once.ts'
import { createTrusted, getPage } from './page.ts'
import { request } from './request.ts'
import type { Files, Session } from './session.ts'

/**
 * Fetching and running are two: a fetch can be ended, timed, repeated and sent elsewhere, while a module that failed once
 * stays failed for the page.
 */
export function createFiles(session: Session): Files {
  const { cdns, config, signal, skip } = session
  const downloads: Record<string, Promise<string>> = {}
  const styles: Record<string, Promise<HTMLLinkElement>> = {}
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
    loadStyle: file =>
      once(styles, file.path, async () => {
        const link = createTrusted('link')
        try {
          link.rel = 'stylesheet'
          link.href = await download(file)
          link.crossOrigin = ''
          link.integrity = file.integrity ?? ''
          signal.throwIfAborted()
          signal.addEventListener('abort', () => link.remove())
          // Before the first of the host's own, if it has any.
          document.head.insertBefore(link, document.querySelector('[data-bw]'))
          await new Promise((resolve, reject) => {
            link.onload = resolve
            link.onerror = reject
          })
        } catch {
          skip(file.path)
        }
        return link
      }),
    async prepare(modules) {
      const { hashed, policy } = getPage()
      const integrity: Record<string, string> = {}
      for (const file of modules) {
        for (const cdn of cdns) {
          const url = cdn + file.path
          if (file.integrity && !hashed[url]) hashed[url] = integrity[url] = file.integrity
        }
      }
      const map = createTrusted('script')
      map.type = 'importmap'
      map.text = policy.createScript(JSON.stringify({ integrity }))
      document.head.append(map)
      map.remove()
      const [url] = await Promise.all(modules.filter(({ lazy }) => !lazy).map(download))
      return url as string
    },
  }
}
