import { createTrusted } from '../page.ts'
import type { Session } from '../session.ts'

/** The host's own stylesheets stand after ours, whenever ours arrive: see styles.ts. */
export function loadCustomStyles({ config, signal, skip }: Session): Promise<unknown> {
  const loading = (config.css.customStyles ?? []).map(url => {
    const link = createTrusted('link')
    link.rel = 'stylesheet'
    link.href = url
    link.dataset.bw = ''
    document.head.append(link)
    signal.addEventListener('abort', () => link.remove())
    return new Promise<void>(resolve => {
      link.onload = () => resolve()
      link.onerror = () => {
        skip(url)
        resolve()
      }
    })
  })
  return Promise.all(loading)
}
