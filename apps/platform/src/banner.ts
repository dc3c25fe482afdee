import { demoPassword } from '@bellwether/importer/market-facts'
import { demoLogins, fixedSecurities, sampleSecurities } from './fixed-securities.ts'
import type { Market } from './market.ts'

export type BannerFacts = {
  readonly origin: string
  readonly market: Market
  readonly database: string
  readonly startedInMs: number
}

/** Printed when the platform is up: pages to open and demo logins. */
export function toBanner({ origin, market, database, startedInMs }: BannerFacts): string {
  const lines = [
    '',
    `Bellwether is ready at ${origin} (started in ${(startedInMs / 1000).toFixed(1)} s)`,
    `Database: ${database}`,
    ...marketLines(market, origin),
    '',
    `Health ${origin}/healthz   metrics ${origin}/metrics   stop with Ctrl-C`,
    '',
  ]
  return lines.join('\n')
}

function marketLines(market: Market, origin: string): string[] {
  switch (market.kind) {
    case 'imported':
      return ['', '  Home', `    ${origin}/`]
    case 'sample':
      return [
        `Sample of real securities: ${market.securities}, not up to date; every figure says its date and source`,
        '',
        '  Pages',
        ...columns([[`${origin}/`, 'home'], ...pagesOf(sampleSecurities, origin)]),
      ]
    case 'empty':
      return [
        '',
        '  The database has no securities yet. Import files of data: npm run import -- FILE...,',
        '  start once with --market sample for a sample of real securities, or with --simulated for the simulated market',
        '  (npm start -- --simulated).',
      ]
    case 'simulated':
      return [
        `Simulated data: ${market.securities} securities, seed ${market.seed}, until ${market.until}`,
        '',
        '  Pages',
        ...columns([[`${origin}/`, 'home'], ...pagesOf(fixedSecurities, origin)]),
        '',
        `  Demo logins, password ${demoPassword}`,
        ...columns(demoLogins.map(({ email, what }) => [email, what] as const)),
      ]
  }
}

type Listed = readonly { readonly marketCode: string; readonly what: string }[]

function pagesOf(securities: Listed, origin: string): (readonly [string, string])[] {
  return securities.map(({ marketCode, what }) => [`${origin}/market-research/${marketCode}`, what] as const)
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `    ${left.padEnd(width)}   ${right}`)
}
