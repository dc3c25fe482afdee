import { AskFailure, TicketForm, useInPlace } from '@bellwether/blocks'
import type { TradeView } from '@bellwether/contract'
import { Block, Notice } from '@bellwether/design'
import { TradeColumns } from './trade-columns.tsx'

/** The order form and, beside it, what the order costs while it is filled in. Its button leads to the review. */
export function Ticket(drawn: { readonly view: TradeView }) {
  const {
    view: { view },
    status,
    region,
    ask,
  } = useInPlace(drawn, { announcement: 'Order summary updated' })
  return (
    <div ref={region.ref} aria-busy={region['aria-busy']}>
      <TradeColumns view={view}>
        <Block title="Your order">
          {view.wait === null ? null : <Notice>{view.wait} You can place an order now; it will wait.</Notice>}
          <AskFailure status={status} />
          <TicketForm view={view} onAsk={ask} />
        </Block>
      </TradeColumns>
    </div>
  )
}
