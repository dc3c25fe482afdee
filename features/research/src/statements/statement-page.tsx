import { BlockBody, PeriodTable } from '@bellwether/blocks'
import type { PeriodTableView, StatementChoices, StatementView } from '@bellwether/contract'
import { Block, type LinkTab, LinkTabs } from '@bellwether/design'
import { pagePath, type StatementKind, statementTitles } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { currencyNote } from './currency-note.ts'
import { conversionNote, FigureTabs, RowChart, StaleChip } from './figure-tabs.tsx'
import { figuresAddress } from './figures-address.ts'
import { roundingNote } from './rounding-note.ts'
import { splitNote } from './split-note.ts'
import styles from './statement-page.module.css'

const leads: Readonly<Record<StatementKind, { readonly company: string; readonly trust: string }>> = {
  income: {
    company: 'Revenue, costs and profit for shareholders.',
    trust: 'Portfolio income and gains, costs, and the return to shareholders.',
  },
  balance: {
    company: 'What the company owned and owed at the end of each period.',
    trust: 'What the trust owned and owed at the end of each period.',
  },
  cashFlow: {
    company: 'Where cash came from and how it was used.',
    trust: 'Where cash came from and how it was used, including purchases and sales of investments.',
  },
}

export function StatementPage({ view, context }: { readonly view: StatementView; readonly context: PageContext }) {
  const { identity, quote } = view.frame
  const title = statementTitles[view.statement]
  const lead = leads[view.statement][identity.type === 'CLOSED_END_FUND' ? 'trust' : 'company']
  const hrefOf = (change: Partial<StatementChoices>) =>
    figuresAddress(context.path, { ...view.choices, ...change }, 'row' in change && change.row ? 'row' : 'statement')
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic={title.toLowerCase()}
      description={`${title} of ${identity.name} by year and half-year, as reported and adjusted, with growth and common size. ${lead}`}
      heading={title}
      lead={lead}
      note={
        <>
          See also: <a href={pagePath('financials/key-ratios', identity.marketCode)}>key ratios</a> calculated from
          these figures.
        </>
      }
    >
      <Grid>
        {view.chart ? (
          <Cell span={12}>
            <RowChart chart={view.chart} close={hrefOf({ row: null })} />
          </Cell>
        ) : null}
        <Cell span={12}>
          <Block
            title={headingOf(view)}
            anchor="statement"
            aside={<StaleChip since={view.stale} />}
            foot={
              view.table.state === 'ready' ? (
                <Foot
                  view={view}
                  table={view.table.view}
                  note={conversionNote(view.choices, view.offers) ?? currencyNote(view.table.view.currency, quote)}
                  csv={csvOf(context.path, view)}
                />
              ) : null
            }
          >
            <div className={styles.controls}>
              <LinkTabs label="Period" tabs={periodTabs(view, hrefOf)} />
              <LinkTabs label="Figures" tabs={showTabs(view, hrefOf)} />
              {view.offers.adjusted ? <LinkTabs label="Basis" tabs={basisTabs(view, hrefOf)} /> : null}
              {view.available > 5 ? <LinkTabs label="Number of periods" tabs={yearTabs(view, hrefOf)} /> : null}
              <FigureTabs view={view} hrefOf={hrefOf} />
            </div>
            <BlockBody state={view.table}>
              {table => (
                <PeriodTable
                  view={table}
                  label={`${title} by period`}
                  scope="statement"
                  rowHref={row => hrefOf({ row })}
                />
              )}
            </BlockBody>
          </Block>
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function Foot({
  view,
  table,
  note,
  csv,
}: {
  readonly view: StatementView
  readonly table: PeriodTableView
  readonly note: string
  readonly csv: string
}) {
  return (
    <>
      {table.basis}, consolidated where there is a group. {note} {splitNote(table.columns)}
      {view.choices.show === 'growth' ? ' Growth is on the same period a year earlier. pp: percentage points.' : ''}
      {view.choices.show === 'common' ? ` Each line as a percentage of ${view.commonBase}.` : ''} Negative amounts are
      in parentheses. {roundingNote} n/a: not reported. n/m: not meaningful.
      {table.columns.some(({ forecast }) => forecast) ? ' Forecasts are broker estimates, not company guidance.' : ''}
      {view.choices.basis === 'adjusted' && view.offers.adjusted
        ? ' Adjusted figures exclude exceptional items, property revaluations and disposal gains, and discontinued operations; tax is as reported.'
        : ''}
      {table.leftOut > 0 ? ' Lines that are zero in every period shown are hidden; the CSV file includes them.' : ''}{' '}
      Select a line to see it as a bar chart. <a href={csv}>Download CSV</a>
      {view.choices.basis === 'adjusted' || view.choices.currency === 'GBP' ? ' (as reported)' : ''}
    </>
  )
}

type HrefOf = (change: Partial<StatementChoices>) => string

function periodTabs({ choices }: StatementView, hrefOf: HrefOf): LinkTab[] {
  return [
    { label: 'Annual', href: hrefOf({ period: 'annual' }), current: choices.period === 'annual' },
    { label: 'Half-year', href: hrefOf({ period: 'interim' }), current: choices.period === 'interim' },
  ]
}

function showTabs({ choices, commonBase }: StatementView, hrefOf: HrefOf): LinkTab[] {
  return [
    { label: 'Amounts', href: hrefOf({ show: 'reported' }), current: choices.show === 'reported' },
    { label: 'Growth', href: hrefOf({ show: 'growth' }), current: choices.show === 'growth' },
    { label: `% of ${commonBase}`, href: hrefOf({ show: 'common' }), current: choices.show === 'common' },
  ]
}

function basisTabs({ choices }: StatementView, hrefOf: HrefOf): LinkTab[] {
  return [
    { label: 'As reported', href: hrefOf({ basis: 'reported' }), current: choices.basis === 'reported' },
    { label: 'Adjusted', href: hrefOf({ basis: 'adjusted' }), current: choices.basis === 'adjusted' },
  ]
}

function yearTabs({ choices, available }: StatementView, hrefOf: HrefOf): LinkTab[] {
  const what = choices.period === 'annual' ? 'years' : 'half-years'
  return [
    { label: `5 ${what}`, href: hrefOf({ years: 5 }), current: choices.years === 5 },
    { label: `${available} ${what}`, href: hrefOf({ years: 10 }), current: choices.years === 10 },
  ]
}

function headingOf({ statement, choices, offers }: StatementView): string {
  const adjusted = choices.basis === 'adjusted' && offers.adjusted ? ', adjusted' : ''
  return `${statementTitles[statement]}, ${choices.period === 'annual' ? 'full years' : 'half-years'}${adjusted}`
}

function csvOf(path: string, { choices }: StatementView): string {
  return choices.period === 'annual' ? `${path}?format=csv` : `${path}?period=${choices.period}&format=csv`
}
