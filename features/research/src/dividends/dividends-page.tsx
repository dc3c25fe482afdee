import { dividendYearBasis } from '@bellwether/analytics'
import {
  BlockBody,
  DatedLine,
  DividendHistory,
  FigureTable,
  IncomeCalculator,
  LinkedFacts,
  NextDividend,
  YearChart,
} from '@bellwether/blocks'
import type { DividendsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatMoney, pagePath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid, lineFoot, Stack } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { calendarYearNote } from './calendar-year-note.ts'

type Props = { readonly view: DividendsView }

export function DividendsPage({ view, context }: Props & { readonly context: PageContext }) {
  const { identity } = view.frame
  const everPaid = view.history.state !== 'empty'
  const hasYields = view.yields.state !== 'empty'
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
            {view.sector ? <SectorBlock state={view.sector} /> : hasYields ? <YieldBlock view={view} /> : null}
            {everPaid ? null : <HistoryBlock view={view} />}
          </Stack>
        </Cell>
        <Cell span={5}>
          <Block title="Key figures" foot={figuresFoot(view)}>
            <BlockBody state={view.figures}>
              {figures => <LinkedFacts view={figures} of="Dividends" scope="dividends" />}
            </BlockBody>
          </Block>
        </Cell>
        {everPaid ? <GrowthAndIncome view={view} /> : null}
        {view.sector && hasYields ? (
          <Cell span={12}>
            <YieldBlock view={view} />
          </Cell>
        ) : null}
        {everPaid ? (
          <Cell span={12}>
            <HistoryBlock view={view} />
          </Cell>
        ) : null}
      </Grid>
    </SecurityPage>
  )
}

function SectorBlock({ state }: { readonly state: NonNullable<DividendsView['sector']> }) {
  return (
    <Block title="Compared with sector" anchor="sector" foot={footOf(state)}>
      <BlockBody state={state}>
        {table => <FigureTable view={table} label="Dividends compared with sector" />}
      </BlockBody>
    </Block>
  )
}

function YieldBlock({ view: { yields } }: Props) {
  return (
    <Block
      title="5-year yield history"
      anchor="yields"
      foot={lineFoot(yields, 'Dividends of the previous 12 months ÷ price, each day.')}
    >
      <BlockBody state={yields}>{line => <DatedLine view={line} />}</BlockBody>
    </Block>
  )
}

/** The growth chart fills the row where the price's currency has no income calculator. */
function GrowthAndIncome({ view }: Props) {
  const { growth, income } = view
  const hasCalculator = !(income.state === 'ready' && income.view.empty)
  return (
    <>
      <Cell span={hasCalculator ? 6 : 12}>
        {growth.state === 'ready' ? (
          <YearChart view={growth.view} height={hasCalculator ? 'short' : 'tall'} />
        ) : (
          <Block title={`Dividends by ${isByCalendarYear(view) ? 'calendar' : 'financial'} year`}>
            <BlockBody state={growth}>{() => null}</BlockBody>
          </Block>
        )}
      </Cell>
      {hasCalculator ? (
        <Cell span={6}>
          <Block title="Income calculator" anchor="income">
            <BlockBody state={income}>
              {form => (
                <Island
                  name="income"
                  component={IncomeCalculator}
                  when="used"
                  props={{ view: form, action: pathOf(view) }}
                />
              )}
            </BlockBody>
          </Block>
        </Cell>
      ) : null}
    </>
  )
}

function HistoryBlock({ view }: Props) {
  return (
    <Block
      title="Dividend history"
      anchor="history"
      foot={
        view.history.state === 'empty' ? null : (
          <>
            {isByCalendarYear(view) ? `${calendarYearNote} ` : ''}Amounts as declared, adjusted for splits.{' '}
            <a href={`${pathOf(view)}?format=csv`}>Download CSV</a>
          </>
        )
      }
    >
      <BlockBody state={view.history}>{years => <DividendHistory years={years} />}</BlockBody>
    </Block>
  )
}

function isByCalendarYear({ history }: DividendsView): boolean {
  return (
    history.state === 'ready' && dividendYearBasis(history.view.flatMap(({ dividends }) => dividends)) === 'calendar'
  )
}

function pathOf({ frame }: DividendsView): string {
  return pagePath('dividends', frame.identity.marketCode)
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
