import type { PlaygroundView } from '@bellwether/contract'
import { ColumnHeads, DataTable, Notice } from '@bellwether/design'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { Playground } from './playground.tsx'
import styles from './playground-page.module.css'

export function PlaygroundPage({ view, context }: { readonly view: PlaygroundView; readonly context: PageContext }) {
  const { playground, schemaHref, fields } = view
  return (
    <DevelopersLayout
      context={context}
      title="Playground"
      lead="Edit a configuration and see the result immediately: on a separate page with a strict CSP, showing every step and request."
      description="Try out a Bellwether loader configuration: autocompletion, inline errors, a live preview and a request waterfall."
      section="/developers/playground"
      simulated={view.simulated}
    >
      {playground ? (
        <Island name="playground" component={Playground} props={{ subject: playground, schemaHref }} />
      ) : null}
      {playground ? (
        <noscript>
          <Notice>
            The playground needs JavaScript. The schema and the table below describe the configuration without it.
          </Notice>
        </noscript>
      ) : (
        <Notice>No widgets have been published on this CDN yet.</Notice>
      )}
      <details className={styles.fields}>
        <summary>Configuration fields</summary>
        <p>
          For editors: <a href={schemaHref}>JSON Schema</a>, including the settings of every widget.
        </p>
        <DataTable label="Configuration fields">
          <ColumnHeads columns={['Field', 'Type', 'Description']} />
          <tbody>
            {fields.map(({ name, type, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{type}</td>
                <td className={styles.meaning}>{description}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </DevelopersLayout>
  )
}
