import { BlockBody, GrowthTable, RatioTable } from '@bellwether/blocks'
import type { KeyRatiosView, RatioTables } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, getUnit, ratioFormulas } from '@bellwether/domain'
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
      description={`Valuation, profitability, growth and financial health of ${identity.name} over five years, beside its sector, with the formula of every ratio.`}
      heading="Key ratios"
      lead="Definitions differ between sites, so our formula stands under every ratio."
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
            foot={`Over n years: ${ratioFormulas.compoundGrowth}. From a loss, or into one, growth says nothing (n/m).`}
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
      <strong>Latest</strong> is the {latest.trailing ? 'twelve months' : 'year'} to {formatDate(latest.periodEnd)}
      {latest.priceDay ? `, at the price of ${formatDate(latest.priceDay)}` : ''}; ratios that only full years can give
      show the last one.{' '}
      {sector
        ? `Compared with ${sector.members} ${view.frame.identity.type === 'CLOSED_END_FUND' ? 'trusts' : 'companies'} in ${sector.name}; “higher than” is the share of the others with a lower figure, which is good for some ratios and bad for others.`
        : 'The sector has too few members with figures to compare with.'}{' '}
      {priced === currency
        ? ''
        : `The company reports in ${currency} and its shares are priced in ${priced}, so ratios of price to figures are not shown. `}
      n/a: not reported. n/m: can be reckoned but says nothing, such as a P/E on a loss. <a href={csv}>Download CSV</a>
    </p>
  )
}

function priceNote({ latest }: RatioTables): string {
  return `Years: price at the year end over the figures of that year. Latest: ${latest.priceDay ? `price of ${formatDate(latest.priceDay)}` : 'last price'}.`
}
