import { getWidgetView } from '@bellwether/api'
import type { DrawnWidget, DrawWidget } from '@bellwether/contract'
import { createRecentCache } from '@bellwether/web'
import type { DevelopersContext } from '../layout/developers-context.ts'
import type { Embed } from './find-embed.ts'

export interface EmbedContext extends DevelopersContext {
  readonly drawWidget: DrawWidget
}

/** Prices are delayed anyway, so a minute old is recent enough. */
const maxAgeMs = 60_000

/** Null where the published version cannot be rendered here. Concurrent requests for one embed share one rendering. */
export function createEmbedDrawer(context: EmbedContext): (embed: Embed) => Promise<DrawnWidget | null> {
  const { publicOrigin, drawWidget } = context
  const cache = createRecentCache<DrawnWidget | null>({ maxAgeMs, maxEntries: 200 })
  const draw = ({ subject: { type, version, blueprint, settings } }: Embed) =>
    drawWidget({
      type,
      version,
      ...(blueprint !== undefined && { blueprint }),
      settings,
      api: `${publicOrigin}/`,
      getView(widget, marketCode, query) {
        const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, `${value}`]],
        )
        return getWidgetView(context, publicOrigin, { widget, marketCode, query: new URLSearchParams(given) })
      },
    })
  return embed => cache.get(`${embed.subject.version} ${embed.href}`, () => draw(embed))
}
