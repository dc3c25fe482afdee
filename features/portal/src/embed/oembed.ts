import type { OembedAnswer } from '@bellwether/contract'
import { findLocale, offeredLocales } from '@bellwether/domain'
import { SiteError } from '@bellwether/web'
import { OembedPrivateError, OembedUrlError } from '../errors.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { embedHeight, embedWidth } from './embed-size.ts'
import { type Embed, findEmbed } from './find-embed.ts'
import { toIframeTag } from './iframe-tag.ts'

export interface MaxSize {
  readonly maxwidth?: number
  readonly maxheight?: number
}

/** Pages for logged-in users. */
const privatePaths = /^\/(account|platform|developers\/namespaces)(\/|$)/

/** The embed for one of our URLs: an /embed/ URL itself, or the quote of a research page; in the language nearest to `locale` where the URL names none. */
export async function findOembedded(context: DevelopersContext, given: string, locale?: string): Promise<Embed> {
  const url = URL.parse(given)
  if (!url || url.origin !== context.publicOrigin) throw new OembedUrlError(given)
  if (privatePaths.test(url.pathname)) throw new OembedPrivateError(given)
  const [, type] = /^\/embed\/([a-z-]+)$/.exec(url.pathname) ?? []
  const [, code] = /^\/market-research\/(?:sub\/)?([^/]+)/.exec(url.pathname) ?? []
  try {
    if (type !== undefined) return await findEmbed(context, type, inLocale(url.searchParams, locale))
    if (code !== undefined) {
      const query = new URLSearchParams({ marketCode: decodeURIComponent(code) })
      return await findEmbed(context, 'quote-header', inLocale(query, locale))
    }
  } catch (cause) {
    // oEmbed consumers get a 404 whatever is wrong with the URL.
    if (cause instanceof SiteError || cause instanceof URIError) throw new OembedUrlError(given, cause)
    throw cause
  }
  throw new OembedUrlError(given)
}

function inLocale(query: URLSearchParams, locale = ''): URLSearchParams {
  const found = findLocale(locale)
  const staysAsItIs = query.has('locale') || found === null || found === offeredLocales[0]
  return staysAsItIs ? query : new URLSearchParams([...query, ['locale', found]])
}

export function toOembed(
  { publicOrigin }: Pick<DevelopersContext, 'publicOrigin'>,
  embed: Embed,
  max: MaxSize,
): OembedAnswer {
  const width = Math.min(embedWidth, max.maxwidth ?? embedWidth)
  const fullHeight = embedHeight(embed.subject, embed.subject.blueprint)
  const height = Math.min(fullHeight, max.maxheight ?? fullHeight)
  return {
    type: 'rich',
    version: '1.0',
    title: embed.title,
    provider_name: 'Bellwether',
    provider_url: `${publicOrigin}/`,
    cache_age: 86_400,
    html: toIframeTag({ src: embed.href, title: embed.title, width, height }),
    width,
    height,
  }
}
