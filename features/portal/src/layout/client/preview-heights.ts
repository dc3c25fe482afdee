const maxHeight = 4000

/** Sets previews to the height they report. They are sandboxed, so only a number is accepted. */
export function previewHeights(document: Document): void {
  const iframes = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-bw-preview]')]
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const iframe = iframes.find(({ contentWindow }) => contentWindow === source)
    const height =
      typeof data === 'object' && data !== null && 'bellwetherHeight' in data ? data.bellwetherHeight : null
    if (iframe && typeof height === 'number' && height > 0)
      iframe.style.height = `${Math.min(Math.ceil(height), maxHeight)}px`
  })
  // Ask the previews that loaded before this script.
  for (const { contentWindow } of iframes) contentWindow?.postMessage({ bellwetherAsks: 'height' }, '*')
}
