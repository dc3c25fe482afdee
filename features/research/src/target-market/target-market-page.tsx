import { BlockBody, Facts, SelfCheck, TargetMarketTable } from '@bellwether/blocks'
import type { TargetMarketBody, TargetMarketView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import styles from './target-market-page.module.css'

export function TargetMarketPage({
  view,
  context,
}: {
  readonly view: TargetMarketView
  readonly context: PageContext
}) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="target market"
      description={`For whom ${identity.name} is meant and for whom it is not, by knowledge, loss, risk, objective, time and way of sale, in the manager’s own answers.`}
      heading="Target market"
      lead="For whom the manager made this, and for whom not. It is no advice: whether it suits you depends on you."
    >
      {view.market.state === 'ready' ? (
        <Market market={view.market.view} />
      ) : (
        <Block title="Target market">
          <BlockBody state={view.market}>{() => null}</BlockBody>
        </Block>
      )}
    </SecurityPage>
  )
}

function Market({ market }: { readonly market: TargetMarketBody }) {
  const { reference, costs, charged, notFor, selfCheck } = market
  return (
    <Grid>
      <Cell span={7}>
        <div className={styles.stack}>
          <Block title="In a sentence">
            <p className={styles.sentence}>{market.designedFor}</p>
          </Block>
          <Block
            title="Every answer"
            anchor="answers"
            foot={`Reviewed ${formatDate(market.asAt)}. Supplied by ${market.producer}, European MiFID template ${market.templateVersion}. A question that is not listed was not answered.`}
          >
            <TargetMarketTable groups={market.groups} />
          </Block>
        </div>
      </Cell>
      <Cell span={5}>
        <div className={styles.stack}>
          <Block title="Not for investors who">
            {notFor.length > 0 ? (
              <ul className={styles.not}>
                {notFor.map(words => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : (
              <p className={styles.none}>The manager rules nobody out.</p>
            )}
          </Block>
          {selfCheck.length > 0 ? <SelfCheck questions={selfCheck} /> : null}
          <Block title="The product" foot={footOf({ state: 'ready', view: reference })}>
            <Facts view={reference} />
          </Block>
          {costs ? (
            <Block title="Costs in the same file" foot={footOf({ state: 'ready', view: costs })}>
              <Facts view={costs} />
            </Block>
          ) : null}
          {charged ? (
            <Block title="What it did cost" foot={footOf({ state: 'ready', view: charged })}>
              <Facts view={charged} />
            </Block>
          ) : null}
        </div>
      </Cell>
    </Grid>
  )
}
