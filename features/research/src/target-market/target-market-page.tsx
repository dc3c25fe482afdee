import { BlockBody, FactList, SelfCheck, TargetMarketTable } from '@bellwether/blocks'
import type { TargetMarketBody, TargetMarketView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
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
      description={`Target market of ${identity.name}: who it is and is not designed for, by knowledge, ability to bear losses, risk, objectives, time horizon and distribution.`}
      heading="Target market"
      lead="Who the manager designed this for, and who it is not for. This is not advice: whether it suits you depends on your circumstances."
    >
      {view.market.state === 'ready' ? (
        <Market market={view.market.view} path={context.path} />
      ) : (
        <Block title="Target market">
          <BlockBody state={view.market}>{() => null}</BlockBody>
        </Block>
      )}
    </SecurityPage>
  )
}

function Market({ market, path }: { readonly market: TargetMarketBody; readonly path: string }) {
  const { reference, costs, charged, notFor, selfCheck } = market
  return (
    <Grid>
      <Cell span={7}>
        <div className={styles.stack}>
          <Block title="Who this is designed for">
            <p className={styles.sentence}>{market.designedFor}</p>
          </Block>
          <Block
            title="Full target market"
            anchor="answers"
            aside={<a href={`${path}?format=csv`}>Download CSV</a>}
            foot={`Reviewed ${formatDate(market.asAt)}. Supplied by ${market.producer}, European MiFID template ${market.templateVersion}. Questions not listed were not answered.`}
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
              <p className={styles.none}>The manager excludes no group of investors.</p>
            )}
          </Block>
          {selfCheck.length > 0 ? (
            <Island name="self-check" component={SelfCheck} props={{ questions: selfCheck }} />
          ) : null}
          <Block title="Product details" foot={footOf({ state: 'ready', view: reference })}>
            <FactList view={reference} />
          </Block>
          {costs ? (
            <Block title="Expected costs" foot={footOf({ state: 'ready', view: costs })}>
              <FactList view={costs} />
            </Block>
          ) : null}
          {charged ? (
            <Block title="Actual costs" foot={footOf({ state: 'ready', view: charged })}>
              <FactList view={charged} />
            </Block>
          ) : null}
        </div>
      </Cell>
    </Grid>
  )
}
