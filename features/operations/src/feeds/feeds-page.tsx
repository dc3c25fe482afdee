import type { OperationsFeedsView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatCount, formatDateTime } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import styles from '../operations-layout.module.css'
import { OperationsLayout } from '../operations-layout.tsx'

const zone = 'Europe/London'

export function FeedsPage({ view, context }: { readonly view: OperationsFeedsView; readonly context: PageContext }) {
  const { sources, quarantined } = view
  return (
    <OperationsLayout
      context={context}
      section="/operations/feeds"
      lead="Where live prices come from, and what happened to every tick since its process started. London time; reload for the latest."
    >
      {sources.length === 0 ? (
        <Block title="Sources">
          <p className={styles.none}>
            No source has reported within the last hour. MARKET_DATA_FILE names the sources of real prices.
          </p>
        </Block>
      ) : (
        sources.map(source => <Source key={`${source.name} ${source.instance}`} source={source} />)
      )}
      <Block title="Quarantined ticks" foot="The latest 100; the last 200 of each source are kept.">
        {quarantined.length === 0 ? (
          <p className={styles.none}>No ticks have been quarantined.</p>
        ) : (
          <Quarantined quarantined={quarantined} />
        )}
      </Block>
    </OperationsLayout>
  )
}

function Source({ source }: { readonly source: OperationsFeedsView['sources'][number] }) {
  const { name, instance, from, state, isWell, lastFailure, lastTickAt, counts, unknownCodes } = source
  const facts = [
    ['State', isWell || lastFailure === null ? state : `${state} (${lastFailure})`],
    ['Source', from],
    ['Process', instance],
    ['Last tick', lastTickAt === null ? 'None yet' : formatDateTime(lastTickAt, zone)],
    ...(unknownCodes.length > 0 ? [['Unknown symbols', unknownCodes.join(', ')]] : []),
  ] as const
  return (
    <Block title={name}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.counts} aria-label={`Ticks of ${name}`}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

function Quarantined({ quarantined }: Pick<OperationsFeedsView, 'quarantined'>) {
  return (
    <DataTable label="Quarantined ticks">
      <ColumnHeads columns={['Received', 'Source', 'Security', 'Reason', 'As written']} />
      <tbody>
        {quarantined.map(({ id, receivedAt, source, marketCode, reason, detail, written }) => (
          <tr key={id}>
            <th scope="row" className={tableStyles.date}>
              {formatDateTime(receivedAt, zone)}
            </th>
            <td>{source}</td>
            <td>{marketCode ?? ''}</td>
            <td>{`${reason}: ${detail}`}</td>
            <td className={styles.written}>{written}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
