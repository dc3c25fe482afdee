const tallest = 4000

/** Frames of previews are as tall as they say. They are sandboxed: all they can tell is a number. */
export function previewHeights(document: Document): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-bw-preview]')]
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source)
    const height =
      typeof data === 'object' && data !== null && 'bellwetherHeight' in data ? data.bellwetherHeight : null
    if (frame && typeof height === 'number' && height > 0)
      frame.style.height = `${Math.min(Math.ceil(height), tallest)}px`
  })
  // One that was there before us has told nobody.
  for (const { contentWindow } of frames) contentWindow?.postMessage({ bellwetherAsks: 'height' }, '*')
}
