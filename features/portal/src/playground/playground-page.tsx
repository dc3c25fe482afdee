import type { PlaygroundSubject, PlaygroundView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, FieldRow, Notice, SelectField, TextField } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { ConfigEditor } from '../config-editor/config-editor.tsx'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import small from '../layout/small-button.module.css'
import { Snippet } from '../layout/snippet.tsx'
import styles from './playground-page.module.css'
import { WaterfallBlock } from './waterfall-block.tsx'

const themes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const widths = [
  { value: '0', label: 'Full width' },
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
      lead="Edit a configuration and see the result immediately: on a separate page with a strict CSP, showing every step and request."
      description="Try out a Bellwether loader configuration: autocompletion, inline errors, a live preview and a request waterfall."
      section="/developers/playground"
      simulated={view.simulated}
    >
      {playground ? <Playground subject={playground} schemaHref={schemaHref} /> : null}
      {playground ? (
        <div hidden data-bw-playground-elsewhere="">
          <Notice>
            The playground works only at {playground.origin}, where its widgets are hosted.{' '}
            <a href={`${playground.origin}/developers/playground`}>Open the playground there</a>
          </Notice>
        </div>
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

/** Hidden until its script has loaded. */
function Playground({ subject, schemaHref }: { readonly subject: PlaygroundSubject; readonly schemaHref: string }) {
  const { starts, first, previewHref } = subject
  return (
    <div
      className={styles.playground}
      hidden
      data-bw-playground={JSON.stringify({ origin: subject.origin, loader: subject.loader, starts, first })}
      data-schema={schemaHref}
    >
      <Options subject={subject} />
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
        <Preview src={previewHref} />
      </div>
      <WaterfallBlock />
      <Snippets />
    </div>
  )
}

function Options({ subject: { starts, first, securities } }: { readonly subject: PlaygroundSubject }) {
  return (
    <>
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
    </>
  )
}

function Preview({ src }: { readonly src: string }) {
  return (
    <Block
      title="Live preview"
      foot="Runs on an opaque origin: no cookies, no access to this page, code only from our CDN."
    >
      <div className={styles.stage}>
        <iframe
          className={styles.frame}
          title="Preview of the configuration"
          data-src={src}
          data-bw-stage=""
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <p className={styles.outcome} data-bw-outcome="" role="status" />
    </Block>
  )
}

function Snippets() {
  return (
    <Block title="Copy and paste">
      <div className={styles.snippets}>
        <Snippet
          snippet={{
            id: 'playground-tag',
            title: 'Script tag',
            words: 'The containers, the loader and this configuration.',
            code: '',
          }}
        />
        <Snippet
          snippet={{
            id: 'playground-hints',
            title: 'Resource hints',
            words: 'For the head of your page: the browser fetches files before the loader requests them.',
            code: '',
          }}
        />
      </div>
    </Block>
  )
}
