import type { Database } from '@bellwether/db'
import { openSite } from '@bellwether/site/testing'
import type { GetPage } from './compare-figures.ts'

/** The site on a simulated market, asked without a socket. */
export interface FiguresSite {
  readonly db: Database
  readonly getPage: GetPage
  close(): Promise<void>
}

export async function openFiguresSite(db: Database): Promise<FiguresSite> {
  const app = await openSite(db)
  return {
    db,
    async getPage(address) {
      const { statusCode, body } = await app.inject({ url: address, headers: { 'accept-encoding': 'identity' } })
      if (statusCode === 404) return null
      if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`)
      return body
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}
