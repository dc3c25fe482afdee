import { escapeHtml } from '@bellwether/domain'

export interface IframeAttributes {
  readonly src: string
  readonly title: string
  readonly width: number | '100%'
  readonly height: number
}

/** Attributes only, no inline style, so that it works under a strict CSP. */
export function toIframeTag({ src, title, width, height }: IframeAttributes): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}"
  width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`
}

/**
 * For host pages that can run scripts: sets each iframe to the height it reports. The iframe is sandboxed and has an opaque origin, so the sender is
 * checked by its window, and only a number is read.
 */
export function heightScript(origin: string): string {
  return `{
    const frames = () => [...document.querySelectorAll('iframe[src^="${origin}/embed/"]')]
    addEventListener('message', ({ source, data }) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source)
      const height = Number(data?.bellwetherHeight)
      if (frame && height > 0) frame.height = Math.min(Math.ceil(height), 4000)
    })
    for (const { contentWindow } of frames()) contentWindow.postMessage({ bellwetherAsks: 'height' }, '*')
  }`
}

export function toHeightTag(origin: string): string {
  return `<script>
  ${heightScript(origin)}
</script>`
}
