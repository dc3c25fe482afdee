import type { StatusAnswer, StatusComponent, StatusIncident } from '@bellwether/contract'
import { Block, Icon, type IconName } from '@bellwether/design'
import { formatDateTime } from '@bellwether/domain'
import { Document, type PageContext } from '@bellwether/web/page'
import layout from '../operations-layout.module.css'
import styles from './status-page.module.css'

const zone = 'Europe/London'

/** A mark of one character where there is no icon for it. */
const states: Readonly<
  Record<StatusComponent['state'], { readonly label: string; readonly icon: IconName | '!' | '–' }>
> = {
  operational: { label: 'Operational', icon: 'tick' },
  degraded: { label: 'Degraded', icon: '!' },
  down: { label: 'Outage', icon: 'cross' },
  closed: { label: 'Market closed', icon: 'clock' },
  absent: { label: 'Not on this server', icon: '–' },
  unknown: { label: 'Unknown', icon: 'question' },
}

const summaries = {
  operational: 'All systems are operational.',
  degraded: 'Some services are degraded.',
  down: 'A service is down.',
} as const satisfies Record<StatusAnswer['state'], string>

export function StatusPage({ view, context }: { readonly view: StatusAnswer; readonly context: PageContext }) {
  const { state, checkedAt, components } = view
  return (
    <Document
      context={context}
      title="Status | Bellwether"
      description="Whether pages, widget data, live prices, widget files and data imports are working now."
    >
      <main className={layout.main} id="main" tabIndex={-1}>
        <h1 className={layout.title}>Status</h1>
        <p className={layout.lead}>
          <strong>{summaries[state]}</strong>{' '}
          {`Checked on ${formatDateTime(new Date(checkedAt), zone)}; reload for the latest.`}
        </p>
        <StatusParts components={components} />
        <Incidents incidents={view.incidents} names={new Map(components.map(({ id, name }) => [id, name]))} />
        <p className={styles.foot}>
          As seen by the server that sent this page, with the data that all servers share. It knows of nothing before
          its last start. For monitoring: <a href="/status.json">status.json</a>.
        </p>
      </main>
    </Document>
  )
}

export function StatusParts({ components }: { readonly components: readonly StatusComponent[] }) {
  return (
    <div className={styles.components}>
      {components.map(component => (
        <Component key={component.id} component={component} />
      ))}
    </div>
  )
}

function Incidents({
  incidents,
  names,
}: {
  readonly incidents: readonly StatusIncident[]
  readonly names: ReadonlyMap<StatusComponent['id'], string>
}) {
  return (
    <section aria-labelledby="incidents">
      <h2 className={styles.heading} id="incidents">
        Recent incidents
      </h2>
      {incidents.length === 0 ? (
        <p className={styles.message}>None since this server started.</p>
      ) : (
        <ul className={styles.incidents}>
          {incidents.map(({ component, state, startedAt, lastedSeconds, over }) => (
            <li key={`${component} ${startedAt}`}>
              <b>{names.get(component)}</b>
              {`: ${states[state].label.toLowerCase()}, ${over ? 'from' : 'since'} ${formatDateTime(new Date(startedAt), zone)} `}
              {over ? `for ${durationText(lastedSeconds)}` : `(${durationText(lastedSeconds)} so far)`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** To the second below two minutes, to the minute below two hours. */
export function durationText(seconds: number): string {
  const [n, unit] =
    seconds < 120 ? [seconds, 'second'] : seconds < 7_200 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour']
  const whole = Math.round(n)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

function Component({ component: { id, name, state, since, message } }: { readonly component: StatusComponent }) {
  const { label, icon } = states[state]
  return (
    <Block title={name} anchor={id} foot={`Since ${formatDateTime(new Date(since), zone)}`}>
      <p className={styles.state} data-state={state}>
        {icon === '!' || icon === '–' ? (
          <span className={styles.mark} aria-hidden="true">
            {icon}
          </span>
        ) : (
          <Icon name={icon} />
        )}
        {label}
      </p>
      <p className={styles.message}>{message}</p>
    </Block>
  )
}
