import {
  BlockBody,
  DatedLine,
  DividendHistory,
  Facts,
  FigureTable,
  IncomeCalculator,
  NextDividend,
  YearChart,
} from '@bellwether/blocks'
import type { DividendsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatMoney, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid, lineFoot, Stack } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'

export function DividendsPage({ view, context }: { readonly view: DividendsView; readonly context: PageContext }) {
  const { identity } = view.frame
  const path = pagePath('dividends', identity.marketCode)
  const everPaid = view.history.state !== 'empty'
  const reckons = everPaid && !(view.income.state === 'ready' && view.income.view.empty)
  const yields =
    view.yields.state === 'empty' ? null : (
      <Block
        title="5-year yield history"
        anchor="yields"
        foot={lineFoot(view.yields, 'Dividends of the previous 12 months ÷ price, each day.')}
      >
        <BlockBody state={view.yields}>{line => <DatedLine view={line} />}</BlockBody>
      </Block>
    )
  const history = (
    <Block
      title="Dividend history"
      foot={
        everPaid ? (
          <>
            Amounts as declared, adjusted for splits. <a href={`${path}?format=csv`}>Download CSV</a>
          </>
        ) : null
      }
    >
      <BlockBody state={view.history}>{years => <DividendHistory years={years} />}</BlockBody>
    </Block>
  )
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="dividends, yield and dates"
      description={`${identity.name} dividends: next payment, full history with dates, yield, cover and income calculator.`}
      heading="Dividends"
      lead="Dividend dates, yield, cover and history. Estimated dividends are always marked as estimates."
    >
      <Grid>
        <Cell span={7}>
          <Stack>
            <Block
              title="Next dividend"
              foot={view.dripable && everPaid ? <Reinvest charge={view.dripCharge} /> : null}
            >
              <BlockBody state={view.next}>{next => <NextDividend view={next} />}</BlockBody>
            </Block>
            {view.sector ? (
              <Block title="Compared with sector" anchor="sector" foot={footOf(view.sector)}>
                <BlockBody state={view.sector}>
                  {table => <FigureTable view={table} label="Dividends compared with sector" />}
                </BlockBody>
              </Block>
            ) : (
              yields
            )}
            {everPaid ? null : history}
          </Stack>
        </Cell>
        <Cell span={5}>
          <Block title="Key figures" foot={figuresFoot(view)}>
            <BlockBody state={view.figures}>{figures => <Facts view={figures} />}</BlockBody>
          </Block>
        </Cell>
        {everPaid ? (
          <Cell span={reckons ? 6 : 12}>
            {view.growth.state === 'ready' ? (
              <YearChart view={view.growth.view} height={reckons ? 'short' : 'tall'} />
            ) : (
              <Block title="Dividends by financial year">
                <BlockBody state={view.growth}>{() => null}</BlockBody>
              </Block>
            )}
          </Cell>
        ) : null}
        {reckons ? (
          <Cell span={6}>
            <Block title="Income calculator" anchor="income">
              <BlockBody state={view.income}>{income => <IncomeCalculator view={income} action={path} />}</BlockBody>
            </Block>
          </Cell>
        ) : null}
        {view.sector && yields ? <Cell span={12}>{yields}</Cell> : null}
        {everPaid ? <Cell span={12}>{history}</Cell> : null}
      </Grid>
    </SecurityPage>
  )
}

function Reinvest({ charge }: { readonly charge: DividendsView['dripCharge'] }) {
  return (
    <>
      <a href="/platform/drips">Reinvest dividends automatically</a>
      {charge === 'FAILED'
        ? '. Could not load this charge.'
        : charge
          ? `: ${formatMoney(charge)} per reinvestment, taken from the dividend.`
          : null}
    </>
  )
}

function figuresFoot({ figures, policy }: DividendsView): string | null {
  return [footOf(figures), policy ? `Policy: ${policy}` : null].filter(Boolean).join(' ') || null
}
