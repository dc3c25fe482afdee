import type { PlaygroundSubject, PlaygroundView } from '@bellwether/contract'
import {
  Block,
  ColumnHeads,
  DataTable,
  FieldRow,
  Notice,
  SelectField,
  TextField,
  tableStyles,
} from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { ConfigEditor } from '../config-editor/config-editor.tsx'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import small from '../layout/small-button.module.css'
import { Snippet } from '../layout/snippet.tsx'
import styles from './playground-page.module.css'

const themes = [
  { value: 'auto', label: 'As the system has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const widths = [
  { value: '0', label: 'All there is' },
  { value: '320', label: '320 px' },
  { value: '480', label: '480 px' },
  { value: '680', label: '680 px' },
  { value: '960', label: '960 px' },
]

export function PlaygroundPage({ view, context }: { readonly view: PlaygroundView; readonly context: PageContext }) {
  const { playground, schemaHref, fields } = view
  return (
    <DevelopersLayout
      context={context}
      title="Playground"
      lead="Change a configuration and see at once what the loader makes of it: on a page of its own, under a strict policy, with every step and request."
      description="Try a configuration of the Bellwether loader: completion, the loader's own errors at their line, a live preview and a waterfall."
      place="/developers/playground"
      simulated={view.simulated}
    >
      {playground ? <Playground subject={playground} schemaHref={schemaHref} /> : null}
      {playground ? (
        <div hidden data-bw-playground-elsewhere="">
          <Notice>
            The playground works only at {playground.origin}, where its widgets come from, and you opened it at another
            address. <a href={`${playground.origin}/developers/playground`}>Open it there</a>
          </Notice>
        </div>
      ) : null}
      {playground ? (
        <noscript>
          <Notice>
            The playground needs JavaScript. Without it, the schema and the table below say what a configuration holds.
          </Notice>
        </noscript>
      ) : (
        <Notice>Nothing is published on this CDN yet, so there is nothing to try.</Notice>
      )}
      <details className={styles.fields}>
        <summary>Every field of a configuration</summary>
        <p>
          The same for editors: <a href={schemaHref}>JSON Schema</a>, with the settings of every widget.
        </p>
        <DataTable label="Fields of a configuration">
          <ColumnHeads columns={['Field', 'Kind', 'Meaning']} />
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

/** Hidden until its script has taken over: without one nothing in it would answer. */
function Playground({ subject, schemaHref }: { readonly subject: PlaygroundSubject; readonly schemaHref: string }) {
  const { starts, first, securities, frameHref } = subject
  return (
    <div
      className={styles.playground}
      hidden
      data-bw-playground={JSON.stringify({ origin: subject.origin, loader: subject.loader, starts, first })}
      data-schema={schemaHref}
    >
      <FieldRow>
        <SelectField
          label="Start from"
          name="start"
          options={starts.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={first}
          width="long"
        />
        <TextField label="Security" name="security" list="playground-securities" maxLength={40} spellCheck={false} />
        <SelectField label="Theme" name="theme" options={themes} defaultValue="auto" />
        <SelectField label="Width" name="width" options={widths} defaultValue="0" />
      </FieldRow>
      <datalist id="playground-securities">
        {securities.map(({ name, marketCode }) => (
          <option key={marketCode} value={marketCode}>
            {name}
          </option>
        ))}
      </datalist>
      <div className={styles.columns}>
        <Block
          title="Configuration"
          aside={
            <span className={styles.share}>
              <span data-bw-shared="" role="status" />
              <button className={small.button} type="button" data-bw-share="">
                Share
              </button>
            </span>
          }
        >
          <ConfigEditor />
        </Block>
        <Block
          title="Preview"
          foot="On an origin of its own: no cookies, nothing of this page, code from our CDN alone."
        >
          <div className={styles.stage}>
            <iframe
              className={styles.frame}
              title="Preview of the configuration"
              data-src={frameHref}
              data-bw-stage=""
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            />
          </div>
          <p className={styles.outcome} data-bw-outcome="" role="status" />
        </Block>
      </div>
      <Block
        title="Steps and requests"
        foot="Milliseconds since the load began. A file that is fetched with its hash and then run is shown once: on your page the second asking is answered by the browser."
      >
        <DataTable label="Steps and requests">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={styles.scale}>
                <span className={styles.quiet}>On a common scale</span>
              </th>
              <th scope="col" className={tableStyles.number}>
                From
              </th>
              <th scope="col" className={tableStyles.number}>
                Took
              </th>
              <th scope="col" className={tableStyles.number}>
                Bytes
              </th>
            </tr>
          </thead>
          <tbody className={styles.waterfall} data-bw-waterfall="" />
        </DataTable>
      </Block>
      <Block title="For your page">
        <div className={styles.snippets}>
          <Snippet
            snippet={{
              id: 'playground-tag',
              title: 'One tag',
              words: 'Containers, the loader, and this configuration.',
              code: '',
            }}
          />
          <Snippet
            snippet={{
              id: 'playground-hints',
              title: 'Hints',
              words: 'For the head: the browser fetches what will be needed before the loader asks for it.',
              code: '',
            }}
          />
        </div>
      </Block>
    </div>
  )
}
