import {
  AskFailure,
  CostBasis,
  CostChart,
  CostForm,
  CostNotices,
  CostSummary,
  CostTable,
  CostYears,
  useInPlace,
} from '@bellwether/blocks'
import type { CostCalculatorView, CostResultView } from '@bellwether/contract'
import { Block, BlockSources, type BlockSourcesProps } from '@bellwether/design'
import { formatDate, formatPercent } from '@bellwether/domain'
import { Cell, Grid } from '@bellwether/web/page'
import styles from './costs-page.module.css'

export interface CostsSectionProps {
  readonly calculator: CostCalculatorView
  readonly path: string
  readonly sources: BlockSourcesProps
}

/** The form and, in the page's own blocks, what an investment costs. */
export function CostsSection(drawn: CostsSectionProps) {
  const { view, status, region, ask } = useInPlace(drawn)
  const { calculator, path, sources } = view
  return (
    <div {...region}>
      <div className={styles.plan} data-bw-later="" suppressHydrationWarning>
        <Block title="Your investment">
          <CostForm form={calculator.form} action={path} onAsk={ask} />
        </Block>
      </div>
      <div id="costs-result" className={styles.result} data-bw-later="" suppressHydrationWarning>
        <AskFailure status={status} />
        {calculator.result ? (
          <BlockSources {...sources}>
            <Results view={calculator.result} path={path} />
          </BlockSources>
        ) : (
          <p className={styles.waiting}>Correct the fields marked above to see the costs.</p>
        )}
      </div>
    </div>
  )
}

function Results({ view, path }: { readonly view: CostResultView; readonly path: string }) {
  const file = `${path}?${view.query}&format=csv`
  return (
    <>
      <CostNotices view={view} />
      <Grid>
        <Cell span={5}>
          <Block title="Total costs" foot={`Charges as at ${formatDate(view.plan.day)}, before your own taxes.`}>
            <CostSummary view={view} />
          </Block>
        </Cell>
        <Cell span={7}>
          <Block
            title="Projected value"
            foot={`In pounds, at the end of each year, assuming growth of ${formatPercent(view.plan.growth)} a year before costs.`}
          >
            <CostChart view={view} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="Cost breakdown"
            foot={
              <>
                Percentages are of the average value held, before each month’s charges.{' '}
                <a href={file} download>
                  Download CSV
                </a>
              </>
            }
          >
            <CostTable view={view} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="Year by year"
            foot={
              <a href={`${file}&table=years`} download>
                Download by year (CSV)
              </a>
            }
          >
            <CostYears view={view} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="What is included">
            <CostBasis view={view} />
          </Block>
        </Cell>
      </Grid>
    </>
  )
}
