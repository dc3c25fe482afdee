import type { CdnFile } from '@bellwether/contract'
import { once } from '../once.ts'
import { createTrusted } from '../page.ts'
import type { Working } from '../session.ts'

/** Gives a function that puts a stylesheet into the page once; one that fails is logged and skipped. */
export function createStyleLoader({ download, signal, skip }: Working): (file: CdnFile) => Promise<void> {
  const styles: Record<string, Promise<void>> = {}
  return file =>
    once(styles, file.path, async () => {
      try {
        const link = createTrusted('link')
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
    })
}
