/** The state in a shared playground URL. */
export interface Shared {
  /** The text in the editor. */
  readonly text: string
  readonly theme: string
  /** Width of the preview in pixels; 0 for full width. */
  readonly width: number
}

const prefix = '#v1.'
/** Some messengers truncate longer URLs. */
const maxFragmentLength = 16_000
const maxTextLength = 100_000

export async function toFragment(shared: Shared): Promise<string> {
  const packed = await new Response(toStream(JSON.stringify(shared), new CompressionStream('deflate-raw'))).bytes()
  const fragment = prefix + toBase64Url(packed)
  return fragment.length > maxFragmentLength ? '' : fragment
}

/** Null for an invalid fragment. */
export async function parseFragment(fragment: string): Promise<Shared | null> {
  if (!fragment.startsWith(prefix) || fragment.length > maxFragmentLength) return null
  try {
    const packed = fromBase64Url(fragment.slice(prefix.length))
    const given: unknown = JSON.parse(await readAtMost(toStream(packed, new DecompressionStream('deflate-raw'))))
    return isShared(given) ? { text: given.text, theme: given.theme, width: given.width } : null
  } catch {
    return null
  }
}

/** Removes tokens; null where the text is invalid JSON and may contain one. */
export function withoutTokens(text: string): { readonly text: string; readonly hadTokens: boolean } | null {
  try {
    const config: unknown = JSON.parse(text)
    if (typeof config !== 'object' || config === null || !('apiTokens' in config)) return { text, hadTokens: false }
    const { apiTokens: _left, ...rest } = config
    return { text: JSON.stringify(rest, null, 2), hadTokens: true }
  } catch {
    return /token/i.test(text) ? null : { text, hadTokens: false }
  }
}

function toStream(
  data: string | Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream {
  return new Blob([data]).stream().pipeThrough(through)
}

async function readAtMost(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxTextLength) throw new RangeError('the shared text is too long')
  }
  return text + decoder.decode()
}

function isShared(given: unknown): given is Shared {
  if (typeof given !== 'object' || given === null) return false
  const { text, theme, width } = given as Record<string, unknown>
  return (
    typeof text === 'string' &&
    typeof theme === 'string' &&
    ['auto', 'light', 'dark'].includes(theme) &&
    typeof width === 'number' &&
    Number.isInteger(width) &&
    width >= 0 &&
    width <= 2000
  )
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}
