import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openSite } from '@bellwether/site/testing'
import type { GetPage } from './compare-figures.ts'

/** The site on a market, asked without a socket. */
export interface FiguresSite {
  readonly db: Database
  readonly getPage: GetPage
  readonly summaryExchange: string
  close(): Promise<void>
}

const networks = 4

export async function openFiguresSite(
  db: Database,
  summaryExchange = defaultServiceFlags.summaryExchange,
): Promise<FiguresSite> {
  const app = await openSite(db, { services: { ...defaultServiceFlags, summaryExchange } })
  return {
    db,
    summaryExchange,
    getPage: getterOf(app),
    async close() {
      await app.close()
      await db.close()
    },
  }
}

/** Asks from several networks, since one gets two pages at a time. */
export function getterOf(app: Pick<Awaited<ReturnType<typeof openSite>>, 'inject'>): GetPage {
  let asked = 0
  return async address => {
    const remoteAddress = `10.0.${asked++ % networks}.1`
    const { statusCode, body } = await app.inject({
      url: address,
      remoteAddress,
      headers: { 'accept-encoding': 'identity' },
    })
    if (statusCode === 404) return null
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`)
    return body
  }
}
