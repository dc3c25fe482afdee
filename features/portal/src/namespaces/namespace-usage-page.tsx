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
      lead="How often each widget was shown. Counted from browsers' beacons; not a billing figure. No person, address or session is counted."
    >
      <LinkTabs label="How far back" tabs={choices} />
      <Block
        title={`Last ${days} days`}
        foot="Only widgets that are published count, and where your secrets and tokens name origins, only what pages of those report."
      >
        {totals.length > 0 ? (
          <DataTable label={`By widget, last ${days} days`}>
            <ColumnHeads columns={['Widget', { number: 'Shown' }, { number: 'Failed' }]} />
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
            Nothing was reported in this time. Pages report what they showed once their last widget is there, unless
            they turn usageTracking off.
          </p>
        )}
      </Block>
      {rows.length > 0 ? <ByDay rows={rows} /> : null}
    </NamespaceLayout>
  )
}

function ByDay({ rows }: Pick<NamespaceUsageView, 'rows'>) {
  return (
    <Block title="By day" foot="A failure is counted under its code, which the list of errors explains.">
      <DataTable label="By day and widget">
        <ColumnHeads columns={['Day', 'Widget', 'Version', 'What happened', { number: 'Times' }]} />
        <tbody>
          {rows.map(({ day, component, version, outcome, count }) => (
            <tr key={`${day} ${component} ${version} ${outcome}`}>
              <th scope="row">{day}</th>
              <td>{component}</td>
              <td>{version || 'Not known'}</td>
              <td>{outcome === 'PAINTED' ? 'Shown' : <code>{outcome}</code>}</td>
              <td className={tableStyles.number}>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Block>
  )
}
