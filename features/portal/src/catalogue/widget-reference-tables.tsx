import { Stacked } from '@bellwether/blocks'
import type { NamedWords, WidgetReferenceView, WidgetSettingView } from '@bellwether/contract'
import { ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatKilobytes } from '../layout/size.ts'
import styles from './widget-reference-tables.module.css'

export function SettingTable({ settings }: { readonly settings: readonly WidgetSettingView[] }) {
  return (
    <Stacked>
      <DataTable label="Settings">
        <ColumnHeads columns={['Setting', 'Attribute', 'Type', 'Default', 'Description']} />
        <tbody>
          {settings.map(({ name, attribute, takes, standard, required, words }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label="Attribute" data-wide="figure">
                <code>{attribute}</code>
              </td>
              <td className={styles.words} data-label="Type" data-wide="figure">
                {takes}
              </td>
              <td data-label="Default" data-wide="figure">
                {required ? 'Required' : (standard ?? '–')}
              </td>
              <td className={styles.words} data-label="Meaning" data-wide="text">
                {words}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
}

export function EventTable({ events }: Pick<WidgetReferenceView, 'events'>) {
  return (
    <Stacked>
      <DataTable label="Events">
        <ColumnHeads columns={['Event', 'event.detail', 'Description']} />
        <tbody>
          {events.map(({ name, detail, words }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label="event.detail" data-wide="figure">
                <code>{detail}</code>
              </td>
              <td className={styles.words} data-label="Meaning" data-wide="text">
                {words}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
}

export function NamedTable({
  label,
  heading,
  rows,
}: {
  readonly label: string
  readonly heading: string
  readonly rows: readonly NamedWords[]
}) {
  return (
    <Stacked>
      <DataTable label={label}>
        <ColumnHeads columns={[heading, 'Description']} />
        <tbody>
          {rows.map(({ name, words }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={styles.words} data-label="Meaning" data-wide="text">
                {words}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
}

export function SizeTable({ sizes }: Pick<NonNullable<WidgetReferenceView['published']>, 'sizes'>) {
  return (
    <Stacked>
      <DataTable label="Size">
        <ColumnHeads
          columns={['File', { number: 'Brotli' }, { number: 'Gzip' }, { number: 'Uncompressed' }, 'Description']}
        />
        <tbody>
          {sizes.map(({ name, words, size }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={tableStyles.number} data-label="Brotli">
                {formatKilobytes(size.brotli)}
              </td>
              <td className={tableStyles.number} data-label="Gzip">
                {formatKilobytes(size.gzip)}
              </td>
              <td className={tableStyles.number} data-label="Uncompressed">
                {formatKilobytes(size.raw)}
              </td>
              <td className={styles.words} data-label="Meaning" data-wide="text">
                {words}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
}
