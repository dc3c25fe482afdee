import { SiteError } from '@bellwether/web'
import { OembedPrivateError, OembedUrlError } from '../errors.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { type Embed, findEmbed } from './find-embed.ts'
import { frameHeight, frameWidth } from './frame-size.ts'
import { toFrameTag } from './frame-tag.ts'

export interface Oembed {
  readonly type: 'rich'
  readonly version: '1.0'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  /** In seconds. */
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
}

export interface MostSize {
  readonly maxwidth?: number
  readonly maxheight?: number
}

/** What only somebody who is logged in sees. */
const privatePaths = /^\/(account|platform|developers\/namespaces)(\/|$)/

/** What an address of ours is as a frame: one of /embed/ is itself, a research page is its quote. */
export async function findOembedded(context: DevelopersContext, given: string): Promise<Embed> {
  const url = URL.parse(given)
  if (!url || url.origin !== context.publicOrigin) throw new OembedUrlError(given)
  if (privatePaths.test(url.pathname)) throw new OembedPrivateError(given)
  const [, type] = /^\/embed\/([a-z-]+)$/.exec(url.pathname) ?? []
  const [, code] = /^\/market-research\/(?:sub\/)?([^/]+)/.exec(url.pathname) ?? []
  try {
    if (type !== undefined) return await findEmbed(context, type, url.searchParams)
    if (code !== undefined)
      return await findEmbed(context, 'quote-header', new URLSearchParams({ marketCode: decodeURIComponent(code) }))
  } catch (cause) {
    // Whatever is wrong with the address, a consumer is to hear that nothing is there.
    if (cause instanceof SiteError || cause instanceof URIError) throw new OembedUrlError(given, cause)
    throw cause
  }
  throw new OembedUrlError(given)
}

export function toOembed(
  { publicOrigin }: Pick<DevelopersContext, 'publicOrigin'>,
  embed: Embed,
  most: MostSize,
): Oembed {
  const width = Math.min(frameWidth, most.maxwidth ?? frameWidth)
  const tall = frameHeight(embed.subject, embed.subject.blueprint)
  const height = Math.min(tall, most.maxheight ?? tall)
  return {
    type: 'rich',
    version: '1.0',
    title: embed.title,
    provider_name: 'Bellwether',
    provider_url: `${publicOrigin}/`,
    cache_age: 86_400,
    html: toFrameTag({ src: embed.href, title: embed.title, width, height }),
    width,
    height,
  }
}
