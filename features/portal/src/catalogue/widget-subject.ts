import type { WidgetDescription } from '@bellwether/catalogue'
import { securities } from '@bellwether/db'
import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import type { DevelopersContext } from '../layout/developers-context.ts'
import type { SnippetSubject } from './snippet-subject.ts'

/** Whether the widget shows one security. */
export function hasMarketCode(widget: WidgetDescription): boolean {
  return widget.settings.some(({ kind }) => kind === 'market-code')
}

/** Null for an unknown market code. */
export async function findMarketCode({ db }: DevelopersContext, given: string): Promise<MarketCode | null> {
  const marketCode = parseMarketCode(given)
  return marketCode && (await securities.findByMarketCode(db, marketCode)) ? marketCode : null
}

/** The example's security where it exists, otherwise the largest security that the widget supports. */
export async function exampleMarketCode(context: DevelopersContext, widget: WidgetDescription): Promise<string | null> {
  const { marketCode } = widget.example
  const example = typeof marketCode === 'string' ? await findMarketCode(context, marketCode) : null
  return example ?? (await largestFor(context, widget))[0]?.marketCode ?? null
}

/** The largest security of each type that the widget supports. */
export async function largestFor({ db }: DevelopersContext, { kinds }: WidgetDescription) {
  const counts = await securities.counts(db)
  return kinds.flatMap(kind => counts.filter(({ type }) => type === kind).map(({ largest }) => largest))
}

/** The data of snippets and preview; null while the widget is not published. */
export function toSubject(
  { published, publicOrigin }: Pick<DevelopersContext, 'published' | 'publicOrigin'>,
  widget: WidgetDescription,
  marketCode: string | null,
): SnippetSubject | null {
  const summary = published()
  const found = summary?.widgets[widget.type]
  if (!summary || !found) return null
  return {
    origin: publicOrigin,
    loader: summary.loader,
    type: widget.type,
    version: found.version,
    title: widget.title,
    settings: marketCode !== null && hasMarketCode(widget) ? { ...widget.example, marketCode } : widget.example,
  }
}
