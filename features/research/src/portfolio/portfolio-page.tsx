import {
  AllocationNotes,
  AssetAllocation,
  BlockBody,
  Breakdown,
  GrowthRatesTable,
  HoldingsTable,
  HowCalculated,
  LinkedFacts,
  Overlap,
  StyleBox,
  ValuationTable,
} from '@bellwether/blocks'
import { type BreakdownView, holdingChoices, type PortfolioView } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { type IsoDate, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { asAtText, Cell, Columns, footOf, Grid, Stacked } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { StaleChip } from '../layout/stale-chip.tsx'
import { breakdownTitles } from './breakdown-titles.ts'
import styles from './portfolio-page.module.css'

export function PortfolioPage({ view, context }: { readonly view: PortfolioView; readonly context: PageContext }) {
  const { identity } = view.frame
  const path = pagePath('portfolio', identity.marketCode)
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="portfolio and holdings"
      description={`${identity.name} portfolio: asset allocation, top 10 holdings, sectors, countries and currencies compared with its category, valuation and growth.`}
      heading="Portfolio"
      lead={`Holdings and exposure${view.category ? `, compared with the category average (${view.category})` : ''}.`}
    >
      <Grid>
        <Cell span={7}>
          <Block
            title="Asset allocation"
            anchor="allocation"
            aside={<StaleChip state={view.allocation} frame={view.frame} />}
            foot={footOf(view.allocation)}
          >
            <BlockBody state={view.allocation}>
              {allocation => (
                <>
                  <AssetAllocation view={allocation} />
                  <AllocationNotes view={allocation} />
                </>
              )}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={5}>
          <Block title="Portfolio structure" foot={footOf(view.structure)}>
            <BlockBody state={view.structure}>
              {figures => <LinkedFacts view={figures} of="Portfolio structure" scope="structure" />}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Holdings view={view} path={path} />
        </Cell>
        <Valuation view={view} />
        <Breakdowns view={view} />
        <Cell span={12}>
          <Block title="Compare overlap" anchor="overlap">
            <BlockBody state={view.overlap}>
              {overlap => (
                <Overlap view={overlap} action={path} name={identity.shortName} marketCode={identity.marketCode} />
              )}
            </BlockBody>
          </Block>
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function Holdings({ view, path }: { readonly view: PortfolioView; readonly path: string }) {
  return (
    <Block
      title={view.holdingChoice === 'all' ? 'All published holdings' : `Top ${view.holdingChoice} holdings`}
      anchor="holdings"
      aside={
        view.holdings.state === 'ready' ? (
          <LinkTabs
            label="Number of holdings shown"
            tabs={holdingChoices.map(choice => ({
              label: choice === 'all' ? 'All' : `Top ${choice}`,
              href: choice === '10' ? `${path}#holdings` : `${path}?show=${choice}#holdings`,
              current: choice === view.holdingChoice,
            }))}
          />
        ) : null
      }
      foot={view.holdings.state === 'ready' ? holdingsFoot(view.holdings.view) : null}
    >
      <BlockBody state={view.holdings}>
        {holdings => (
          <>
            <p className={styles.stale}>
              <StaleChip state={view.holdings} frame={view.frame} />
            </p>
            <HoldingsTable view={holdings} />
            <HowCalculated of="Holdings" scope="holdings" figures={holdings.explained} />
            <p>
              <a href={`${path}?format=csv`}>Download all published (CSV)</a>
            </p>
          </>
        )}
      </BlockBody>
    </Block>
  )
}

/** Two tables side by side; without data the reason is shown once. */
function Valuation({ view: { valuation } }: { readonly view: PortfolioView }) {
  const foot = asAtText(
    valuation.state === 'ready' ? valuation.view.asAt : null,
    'Weighted averages of equity holdings. n/a: not supplied.',
  )
  return valuation.state === 'ready' ? (
    <>
      <Cell span={6}>
        <Block title="Valuation" foot={foot}>
          <ValuationTable view={valuation.view} />
        </Block>
      </Cell>
      <Cell span={6}>
        <Block title="Annual growth" foot={foot}>
          <GrowthRatesTable view={valuation.view} />
        </Block>
      </Cell>
    </>
  ) : (
    <Cell span={12}>
      <Block title="Valuation and growth">
        <BlockBody state={valuation}>{() => null}</BlockBody>
      </Block>
    </Cell>
  )
}

function Breakdowns({ view: { breakdowns, styleBox, frame } }: { readonly view: PortfolioView }) {
  if (breakdowns.state !== 'ready') {
    return (
      <Cell span={12}>
        <Block title="Sectors and regions">
          <BlockBody state={breakdowns}>{() => null}</BlockBody>
        </Block>
      </Cell>
    )
  }
  const blocks = breakdownTitles.map(([kind, title]) => {
    const breakdown = breakdowns.view[kind]
    // One region alone says no more than the countries do.
    const said = kind === 'regions' && breakdown?.rows.length === 1 && breakdowns.view.countries !== undefined
    return breakdown && !said ? (
      <Stacked key={kind}>
        <Block
          title={title}
          anchor={kind}
          aside={<StaleChip state={{ state: 'ready', view: breakdown }} frame={frame} />}
          foot={breakdownFoot(breakdown)}
        >
          {kind === 'styles' && styleBox ? <StyleBox view={styleBox} /> : null}
          <Breakdown view={breakdown} label={title} />
        </Block>
      </Stacked>
    ) : null
  })
  return (
    <Cell span={12}>
      <Columns>{blocks}</Columns>
      <p>
        <a href={`${pagePath('portfolio', frame.identity.marketCode)}?format=csv&table=breakdowns`}>
          Download all breakdowns (CSV)
        </a>
      </p>
    </Cell>
  )
}

function breakdownFoot({ asAt, rows }: BreakdownView): string {
  const marked = rows.some(({ category }) => category !== null)
  return asAtText(asAt, marked ? 'The vertical mark is the category average.' : null)
}

function holdingsFoot({
  asAt,
  holdingsCount,
}: {
  readonly asAt: IsoDate
  readonly holdingsCount: number | null
}): string {
  return asAtText(
    asAt,
    holdingsCount === null ? null : `${holdingsCount} holdings in total.`,
    'Weights are percentages of the whole portfolio. pp: percentage points.',
  )
}
