import { findWidget } from '@bellwether/catalogue'
import { securities } from '@bellwether/db'
import { parseMarketCode, researchPath } from '@bellwether/domain'
import { UnknownSecurityError } from '@bellwether/research'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'
import { hasMarketCode, toSubject } from '../catalogue/widget-subject.ts'
import { UnknownWidgetError } from '../errors.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import type { EmbedTheme } from '../layout/embedded-document.ts'
import { embedHref } from './embed-address.ts'
import { parseEmbedQuery } from './embed-query.ts'

export interface Embed {
  readonly subject: SnippetSubject
  readonly theme: EmbedTheme
  readonly title: string
  /** The canonical URL of the embed. */
  readonly href: string
  /** The URL of our page with more about it. */
  readonly moreHref: string
}

/** What an embed shows; throws a coded error where it cannot show anything. */
export async function findEmbed(context: DevelopersContext, type: string, query: URLSearchParams): Promise<Embed> {
  const widget = findWidget(type)
  const subject = widget && toSubject(context, widget, null)
  if (!subject) throw new UnknownWidgetError(type)
  const { theme, blueprint, settings: given } = parseEmbedQuery(widget, query)
  const security = hasMarketCode(widget) ? await getSecurity(context, String(given.marketCode)) : null
  const settings = security ? { ...given, marketCode: security.marketCode } : given
  // An embedded search reports the selected security and does not navigate.
  const embedded = type === 'security-search' ? { ...settings, link: 'none' } : settings
  return {
    subject: { ...subject, settings: embedded, ...(blueprint !== undefined && { blueprint }) },
    theme,
    title: security ? `${widget.title}: ${security.name}` : widget.title,
    href: embedHref(context.publicOrigin, widget, { settings, blueprint, theme }),
    moreHref: context.publicOrigin + (security ? researchPath(security.marketCode) : '/'),
  }
}

async function getSecurity({ db }: DevelopersContext, given: string) {
  const marketCode = parseMarketCode(given)
  const security = marketCode && (await securities.findByMarketCode(db, marketCode))
  if (!security) throw new UnknownSecurityError(given)
  return { marketCode, name: security.name }
}
