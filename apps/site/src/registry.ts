import { accountsPages } from '@bellwether/accounts/pages'
import { operationsPages } from '@bellwether/operations/pages'
import { portalPages } from '@bellwether/portal/pages'
import { researchPages } from '@bellwether/research/pages'
import { tradingPages } from '@bellwether/trading/pages'
import { watchlistsPages } from '@bellwether/watchlists/pages'
import { type PageOf, webPages } from '@bellwether/web/page'

type Pages = typeof webPages &
  typeof researchPages &
  typeof watchlistsPages &
  typeof tradingPages &
  typeof accountsPages &
  typeof portalPages &
  typeof operationsPages

/** Every page that the server can show, by kind. */
export const pages: Pages = {
  ...webPages,
  ...researchPages,
  ...watchlistsPages,
  ...tradingPages,
  ...accountsPages,
  ...portalPages,
  ...operationsPages,
}

export type Page = PageOf<Pages>
