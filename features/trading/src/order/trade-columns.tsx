import { DealtPrices, OrderCost } from '@bellwether/blocks'
import type { TradeView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import { Cell, Grid } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from '../trading-layout.module.css'

/** A step of an order, with its price and cost beside it. */
export function TradeColumns({ view, children }: { readonly view: TradeView; readonly children: ReactNode }) {
  const { identity, side, quote } = view
  return (
    <Grid>
      <Cell span={7}>
        <div className={styles.own}>{children}</div>
      </Cell>
      <Cell span={5}>
        <div className={styles.stack}>
          <Block title="Price" foot={<a href={pagePath('overview', identity.marketCode)}>Research: {identity.name}</a>}>
            {quote ? <DealtPrices quote={quote} side={side} /> : <p className={styles.text}>No price available.</p>}
          </Block>
          {view.refusal === null ? (
            <div id="ticket-cost">
              <Block title="Order summary">
                {view.cost ? (
                  <OrderCost view={view.cost} unitName={identity.unitName} />
                ) : (
                  <p className={styles.text}>Enter an amount to see the full cost, including all charges.</p>
                )}
              </Block>
            </div>
          ) : null}
        </div>
      </Cell>
    </Grid>
  )
}
