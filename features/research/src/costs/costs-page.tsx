import {
  BlockBody,
  CostBasis,
  CostChart,
  CostForm,
  CostNotices,
  CostSummary,
  CostTable,
  CostYears,
} from '@bellwether/blocks'
import type { CostCalculatorView, CostResultView, CostsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, formatPercent, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import styles from './costs-page.module.css'

const resultId = 'costs-result'

export function CostsPage({ view, context }: { readonly view: CostsView; readonly context: PageContext }) {
  const { identity } = view.frame
  const path = pagePath('costs', identity.marketCode)
  const { calculator } = view
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="costs and charges calculator"
      description={`Costs of buying, holding and selling ${identity.name} in pounds and per cent: platform and product charges, stamp duty and levies, year by year.`}
      heading="Cost calculator"
      lead="The cost of buying, holding and selling, in pounds and per cent, and its effect on your return."
    >
      <div className={styles.plan} data-bw-later="">
        <Block title="Your investment">
          <BlockBody state={calculator}>
            {({ form }) => <CostForm form={form} action={path} result={resultId} />}
          </BlockBody>
        </Block>
      </div>
      {calculator.state === 'ready' ? <Result calculator={calculator.view} path={path} /> : null}
    </SecurityPage>
  )
}

function Result({ calculator, path }: { readonly calculator: CostCalculatorView; readonly path: string }) {
  return (
    <div id={resultId} className={styles.result}>
      {calculator.result ? (
        <Results view={calculator.result} path={path} />
      ) : (
        <p className={styles.waiting}>Correct the fields marked above to see the costs.</p>
      )}
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
                Percentages are of the average value held over the period. <a href={file}>Download CSV</a>
              </>
            }
          >
            <CostTable view={view} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="Year by year" foot={<a href={`${file}&table=years`}>Download by year (CSV)</a>}>
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
