import { toHtmlText } from './html-text.ts'

export interface FramedWidget {
  readonly src: string
  readonly title: string
  readonly width: number | '100%'
  readonly height: number
}

/** Attributes alone, no style: a strict page takes it too. */
export function toFrameTag({ src, title, width, height }: FramedWidget): string {
  return `<iframe src="${toHtmlText(src)}" title="${toHtmlText(title)}"
  width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`
}

/**
 * For the host's page, if it can run scripts: frames get as tall as they say. A frame is sandboxed and has no origin to check; who speaks is known by its
 * window, and all it can tell is a number.
 */
export function toHeightScript(origin: string): string {
  return `<script>
  {
    const frames = () => [...document.querySelectorAll('iframe[src^="${origin}/embed/"]')]
    addEventListener('message', ({ source, data }) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source)
      const height = Number(data?.bellwetherHeight)
      if (frame && height > 0) frame.height = Math.min(Math.ceil(height), 4000)
    })
    for (const { contentWindow } of frames()) contentWindow.postMessage({ bellwetherAsks: 'height' }, '*')
  }
</script>`
}
