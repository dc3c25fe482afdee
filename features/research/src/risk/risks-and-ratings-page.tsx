import {
  BlockBody,
  DatedLine,
  FactList,
  FigureTable,
  HowCalculated,
  RiskReturn,
  RiskScatter,
  RiskScore,
} from '@bellwether/blocks'
import type { RisksAndRatingsView } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatDate, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { asAtText, Cell, footOf, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { TableBlock } from '../layout/table-block.tsx'
import styles from './risks-and-ratings-page.module.css'

type Props = { readonly view: RisksAndRatingsView }

export function RisksAndRatingsPage({ view, context }: Props & { readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="risk and rating"
      description={`${identity.name} risk: regulatory score, material risks, volatility, drawdowns, ratings and sustainability.`}
      heading="Risk and rating"
      lead="Risk scores, volatility, material risks and agency ratings."
      note="Past volatility is not a reliable guide to future volatility."
    >
      <Grid>
        <Scores view={view} />
        <Cell span={6}>
          <MaterialRisks view={view} />
        </Cell>
        {view.scenarios.state === 'empty' ? null : (
          <Cell span={12}>
            <TableBlock title="Performance scenarios" anchor="scenarios" state={view.scenarios} />
          </Cell>
        )}
        <Cell span={12}>
          <Measures view={view} />
        </Cell>
        <PastRisk view={view} />
        <Cell span={12}>
          <TableBlock title="Best and worst periods" state={view.extremes} />
        </Cell>
        <Cell span={7}>
          <TableBlock title="Ratings" state={view.ratings} />
        </Cell>
        <Cell span={5}>
          <Block title="Sustainability" foot={footOf(view.sustainability)}>
            <BlockBody state={view.sustainability}>{figures => <FactList view={figures} />}</BlockBody>
          </Block>
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function MaterialRisks({ view: { materialRisks } }: Props) {
  return (
    <Block
      title="Material risks"
      anchor="material-risks"
      foot={materialRisks.state === 'ready' ? 'As listed in its key document.' : null}
    >
      <BlockBody state={materialRisks}>
        {risks => (
          <dl className={styles.risks}>
            {risks.map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </BlockBody>
    </Block>
  )
}

function PastRisk({ view: { underwater, falls, scatter, measures } }: Props) {
  return (
    <>
      <Cell span={12}>
        <Block
          title="Drawdowns"
          anchor="underwater"
          foot={underwater.state === 'ready' ? `${underwater.view.words} Daily values, income reinvested.` : null}
        >
          <BlockBody state={underwater}>{line => <DatedLine view={line} />}</BlockBody>
        </Block>
      </Cell>
      <Cell span={7}>
        <Block
          title="Compared with the market"
          foot={falls.state === 'ready' ? `To ${formatDate(falls.view.asAt)}. ${falls.view.basis}` : null}
        >
          <BlockBody state={falls}>
            {shown => <RiskReturn view={shown} volatility={measures.state !== 'ready'} />}
          </BlockBody>
        </Block>
      </Cell>
      <Cell span={5}>
        <Block
          title="Compared with category (3 years)"
          anchor="scatter"
          foot={scatter.state === 'ready' ? asAtText(scatter.view.asAt, 'Monthly total returns in pounds.') : null}
        >
          <BlockBody state={scatter}>{shown => <RiskScatter view={shown} />}</BlockBody>
        </Block>
      </Cell>
    </>
  )
}

function Scores({ view: { scores } }: Props) {
  if (scores.state !== 'ready') {
    return (
      <Cell span={6}>
        <Block title="Regulatory risk score">
          <BlockBody state={scores}>{() => null}</BlockBody>
        </Block>
      </Cell>
    )
  }
  return scores.view.map(score => (
    <Cell key={score.regime} span={6}>
      <Block
        title="Regulatory risk score"
        foot={`${score.regime}, ${formatDate(score.asAt)}. Scale: 1 to ${score.scale}. Scores on other scales are not comparable.`}
      >
        <RiskScore view={score} />
      </Block>
    </Cell>
  ))
}

function Measures({ view: { measures, frame } }: Props) {
  const path = pagePath('risks-and-ratings', frame.identity.marketCode)
  return (
    <Block
      title="Risk measures"
      anchor="measures"
      aside={
        measures.state === 'ready' ? (
          <LinkTabs
            label="Period"
            tabs={measures.view.available.map(years => ({
              label: `${years}Y`,
              spoken: years === 1 ? '1 year' : `${years} years`,
              href: years === 3 ? `${path}#measures` : `${path}?years=${years}#measures`,
              current: years === measures.view.years,
            }))}
          />
        ) : null
      }
      foot={measures.state === 'ready' ? footOf({ state: 'ready', view: measures.view.table }) : null}
    >
      <BlockBody state={measures}>
        {({ table }) => (
          <>
            <FigureTable view={table} label="Risk measures" />
            <HowCalculated of="Risk measures" scope="measures" figures={table.explained} />
            <p>
              <a href={`${path}?format=csv`}>Download all periods (CSV)</a>
            </p>
          </>
        )}
      </BlockBody>
    </Block>
  )
}
