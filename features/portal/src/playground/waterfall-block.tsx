import { Block, DataTable, tableStyles } from '@bellwether/design'
import { formatCount } from '@bellwether/domain'
import type { PreviewMessage } from './client/preview-message.ts'
import { type Bar, toWaterfall } from './client/waterfall.ts'
import styles from './playground-page.module.css'

/** Each step and request of a load: a label, a bar on a shared time axis, and start and duration as text. */
export function WaterfallBlock({ messages }: { readonly messages: readonly PreviewMessage[] }) {
  const bars = toWaterfall(messages)
  const last = Math.max(1, ...bars.map(({ to }) => to))
  return (
    <Block
      title="Steps and requests"
      foot="Times since the load started. A file that is preloaded with its integrity hash and then run is shown once: on your page the second request is served from the browser’s cache."
    >
      <DataTable label="Steps and requests">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={styles.scale}>
              <span className={styles.quiet}>Timeline</span>
            </th>
            <th scope="col" className={tableStyles.number}>
              Start
            </th>
            <th scope="col" className={tableStyles.number}>
              Duration
            </th>
            <th scope="col" className={tableStyles.number}>
              Bytes
            </th>
          </tr>
        </thead>
        <tbody className={styles.waterfall} data-bw-waterfall="">
          {bars.map(bar => (
            <Row key={`${bar.kind} ${bar.label} ${bar.from}`} bar={bar} last={last} />
          ))}
        </tbody>
      </DataTable>
    </Block>
  )
}

function Row({ bar: { kind, label, from, to, bytes }, last }: { readonly bar: Bar; readonly last: number }) {
  return (
    <tr data-kind={kind}>
      <th scope="row">{label}</th>
      <td>
        {/* Decorative: the cells beside it have the same figures. */}
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect x={(from / last) * 100} width={Math.max(0.6, ((to - from) / last) * 100)} height="8" />
        </svg>
      </td>
      <td>{format(from)}</td>
      <td>{format(to - from)}</td>
      <td>{bytes === null ? '' : formatCount(bytes)}</td>
    </tr>
  )
}

function format(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
}
