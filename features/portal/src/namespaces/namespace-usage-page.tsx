import type { NamespaceUsageView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, LinkTabs, tableStyles } from '@bellwether/design'
import { formatCount } from '@bellwether/domain'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceUsageView>

export function NamespaceUsagePage({ view, context }: Props) {
  const { name, days, choices, totals, rows } = view
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="usage"
      lead="How often each widget was rendered. Based on browser beacons; not for billing. No personal data, IP addresses or sessions are recorded."
    >
      <LinkTabs label="Period" tabs={choices} />
      <Block
        title={`Last ${days} days`}
        foot="Counts published widgets only and, if your secrets and tokens list origins, only pages on those origins."
      >
        {totals.length > 0 ? (
          <DataTable label={`By widget, last ${days} days`}>
            <ColumnHeads columns={['Widget', { number: 'Rendered' }, { number: 'Failed' }]} />
            <tbody>
              {totals.map(({ component, painted, failed }) => (
                <tr key={component}>
                  <th scope="row">{component}</th>
                  <td className={tableStyles.number}>{formatCount(painted)}</td>
                  <td className={tableStyles.number}>{formatCount(failed)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ) : (
          <p className={styles.text}>
            No usage in this period. Pages report usage once their last widget has rendered, unless usageTracking is
            off.
          </p>
        )}
      </Block>
      {rows.length > 0 ? <ByDay rows={rows} /> : null}
    </NamespaceLayout>
  )
}

function ByDay({ rows }: Pick<NamespaceUsageView, 'rows'>) {
  return (
    <Block title="By day" foot="Failures are listed by error code.">
      <DataTable label="By day and widget">
        <ColumnHeads columns={['Date', 'Widget', 'Version', 'Outcome', { number: 'Count' }]} />
        <tbody>
          {rows.map(({ day, component, version, outcome, count }) => (
            <tr key={`${day} ${component} ${version} ${outcome}`}>
              <th scope="row">{day}</th>
              <td>{component}</td>
              <td>{version || 'Unknown'}</td>
              <td>{outcome === 'PAINTED' ? 'Rendered' : <code>{outcome}</code>}</td>
              <td className={tableStyles.number}>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Block>
  )
}
