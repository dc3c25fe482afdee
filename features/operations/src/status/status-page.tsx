import type { StatusAnswer, StatusComponent } from '@bellwether/contract'
import { Block, Icon, type IconName } from '@bellwether/design'
import { formatDateTime } from '@bellwether/domain'
import { Document, type PageContext } from '@bellwether/web/page'
import layout from '../operations-layout.module.css'
import styles from './status-page.module.css'

const zone = 'Europe/London'

const states: Readonly<Record<StatusComponent['state'], { readonly label: string; readonly icon: IconName }>> = {
  operational: { label: 'Works', icon: 'tick' },
  degraded: { label: 'Works in part', icon: 'question' },
  down: { label: 'Does not work', icon: 'cross' },
  closed: { label: 'Market closed', icon: 'clock' },
  unknown: { label: 'Not known here', icon: 'question' },
}

const summaries = {
  operational: 'Everything works.',
  degraded: 'Some parts do not work as they should.',
  down: 'A part does not work at the moment.',
} as const satisfies Record<StatusAnswer['state'], string>

export function StatusPage({ view, context }: { readonly view: StatusAnswer; readonly context: PageContext }) {
  const { state, checkedAt, components } = view
  return (
    <Document
      context={context}
      title="Status | Bellwether"
      description="Whether pages, widget data, live prices, widget files and new data work now."
    >
      <main className={layout.main} id="main" tabIndex={-1}>
        <h1 className={layout.title}>Status</h1>
        <p className={layout.lead}>
          <strong>{summaries[state]}</strong>{' '}
          {`Checked on ${formatDateTime(new Date(checkedAt), zone)}, London time, like all times here; reload for the latest.`}
        </p>
        <div className={styles.components}>
          {components.map(component => (
            <Component key={component.id} component={component} />
          ))}
        </div>
        <p className={styles.foot}>
          This is what the server that sent this page knows, together with what all servers store. Times reach back to
          its last start at most. The same for monitoring: <a href="/status.json">status.json</a>.
        </p>
      </main>
    </Document>
  )
}

function Component({ component: { id, name, state, since, message } }: { readonly component: StatusComponent }) {
  const { label, icon } = states[state]
  return (
    <Block title={name} anchor={id} foot={`Since ${formatDateTime(new Date(since), zone)}`}>
      <p className={styles.state} data-state={state}>
        <Icon name={icon} />
        {label}
      </p>
      <p className={styles.message}>{message}</p>
    </Block>
  )
}
