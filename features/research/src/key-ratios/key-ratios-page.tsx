import { ratioFormulas } from '@bellwether/analytics'
import { BlockBody, GrowthTable, RatioTable } from '@bellwether/blocks'
import type { KeyRatiosView, RatioTables } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, getUnit } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { StaleChip } from '../statements/figure-tabs.tsx'
import styles from './key-ratios-page.module.css'

export function KeyRatiosPage({ view, context }: { readonly view: KeyRatiosView; readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="key ratios"
      description={`Valuation, profitability, growth and financial health of ${identity.name} over five years, compared with its sector, with the formula for every ratio.`}
      heading="Key ratios"
      lead="Definitions differ between sites, so every ratio shows our formula."
    >
      {view.tables.state === 'ready' ? (
        <Tables tables={view.tables.view} view={view} csv={`${context.path}?format=csv`} />
      ) : (
        <Block title="Ratios">
          <BlockBody state={view.tables}>{() => null}</BlockBody>
        </Block>
      )}
    </SecurityPage>
  )
}

function Tables({
  tables,
  view,
  csv,
}: {
  readonly tables: RatioTables
  readonly view: KeyRatiosView
  readonly csv: string
}) {
  const [first, second, ...others] = tables.groups
  const group = (one: RatioTables['groups'][number] | undefined) =>
    one ? (
      <Cell key={one.key} span={12}>
        <Block
          title={one.title}
          anchor={one.key}
          aside={<StaleChip since={tables.stale} />}
          foot={one.key === 'valuation' ? priceNote(tables) : null}
        >
          <RatioTable group={one} tables={tables} />
        </Block>
      </Cell>
    ) : null
  return (
    <>
      <Basis tables={tables} view={view} csv={csv} />
      <Grid>
        {group(first)}
        {group(second)}
        <Cell span={12}>
          <Block
            title="Growth"
            anchor="growth"
            foot={`Over n years: ${ratioFormulas.compoundGrowth}. Growth from or into a loss is not meaningful (n/m). ${tables.splitNote ?? ''}`}
          >
            <GrowthTable tables={tables} />
          </Block>
        </Cell>
        {others.map(group)}
      </Grid>
    </>
  )
}

function Basis({
  tables,
  view,
  csv,
}: {
  readonly tables: RatioTables
  readonly view: KeyRatiosView
  readonly csv: string
}) {
  const { latest, sector, currency } = tables
  const { quote } = view.frame
  const priced = quote ? getUnit(quote.currency).currency : currency
  return (
    <p className={styles.basis}>
      <strong>Latest</strong> is the {latest.trailing ? '12 months' : 'year'} to {formatDate(latest.periodEnd)}
      {latest.priceDay ? `, at the price of ${formatDate(latest.priceDay)}` : ''}; ratios available only for full years
      show the last full year.{' '}
      {sector
        ? `Compared with ${sector.members} ${view.frame.identity.type === 'CLOSED_END_FUND' ? 'trusts' : 'companies'} in ${sector.name}; “higher than” is the percentage of the others with a lower figure. Higher is better for some ratios and worse for others. ${sector.medianNote ?? ''}`
        : 'Too few companies in the sector report figures to compare with.'}{' '}
      {priced === currency
        ? ''
        : `The company reports in ${currency} and its shares are priced in ${priced}: price ratios take the price at the exchange rate of its day. `}
      n/a: not reported. n/m: not meaningful, such as a P/E on a loss. <a href={csv}>Download CSV</a>
    </p>
  )
}

function priceNote({ latest }: RatioTables): string {
  return `Years: year-end price ÷ figures for that year. Latest: ${latest.priceDay ? `price of ${formatDate(latest.priceDay)}` : 'last price'}.`
}
