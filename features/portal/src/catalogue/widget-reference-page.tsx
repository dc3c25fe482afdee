import type { WidgetReferenceView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid, Stack } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewIframe } from '../layout/preview-iframe.tsx'
import { SecurityChoice } from '../layout/security-choice.tsx'
import { Snippet } from '../layout/snippet.tsx'
import styles from './widget-reference-page.module.css'
import { EventTable, NamedTable, SettingTable, SizeTable } from './widget-reference-tables.tsx'

interface Props {
  readonly view: WidgetReferenceView
  readonly context: PageContext
}

export function WidgetReferencePage({ view, context }: Props) {
  const { title, summary, tagName, shownFor } = view
  return (
    <DevelopersLayout
      context={context}
      title={title}
      lead={
        <>
          {summary} <code>{`<${tagName}>`}</code>
          {shownFor.length > 0 ? `, for ${shownFor.join(', ').toLowerCase().replace('etfs', 'ETFs')}.` : '.'}
        </>
      }
      description={`${title}: live preview, settings, events, CSS custom properties, size and code snippets.`}
      section="/developers/widgets"
      simulated={view.simulated}
    >
      <Grid>
        <Cell span={6}>
          <Preview view={view} />
        </Cell>
        <Cell span={6}>
          <Block title="Snippets" anchor="snippets">
            <div className={styles.snippets}>
              {view.snippets.map(snippet => (
                <Snippet key={snippet.id} snippet={snippet} />
              ))}
            </div>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="Settings"
            anchor="settings"
            foot="Use them as settings of a component in the configuration, as properties of the element, or as attributes of an element in your HTML."
          >
            <SettingTable settings={view.settings} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="Events" anchor="events" foot="Custom events dispatched on the element.">
            <EventTable events={view.events} />
          </Block>
        </Cell>
        <Cell span={6}>
          <Theming view={view} />
        </Cell>
        <Cell span={6}>
          <Stack>
            <Size view={view} />
            <Blueprints view={view} />
            <Accessibility view={view} />
          </Stack>
        </Cell>
      </Grid>
    </DevelopersLayout>
  )
}

function Preview({ view }: Pick<Props, 'view'>) {
  const { preview, title, type } = view
  return (
    <Block title="Live preview" foot="The first snippet running on a separate page, without an account.">
      {preview ? (
        <>
          {preview.choice ? <SecurityChoice choice={preview.choice} /> : null}
          <PreviewIframe title={title} src={preview.href} height={preview.height} />
          <p className={styles.play}>
            <a href={`/developers/playground?widget=${type}`}>Open in playground</a>
          </p>
        </>
      ) : (
        <p>Not yet published on this CDN.</p>
      )}
    </Block>
  )
}

function Theming({ view }: Pick<Props, 'view'>) {
  return (
    <Block
      title="CSS custom properties"
      anchor="theming"
      foot="Set them on the element or any ancestor. Use light-dark() for separate light and dark values."
    >
      <NamedTable label="CSS custom properties" heading="Property" rows={view.variables} />
    </Block>
  )
}

function Size({ view: { published } }: Pick<Props, 'view'>) {
  if (!published) return null
  return (
    <Block
      title="Size"
      anchor="size"
      foot={`Transfer size of version ${published.version}. Published versions: ${published.versions.join(', ')}.`}
    >
      <SizeTable sizes={published.sizes} />
    </Block>
  )
}

function Blueprints({ view: { blueprints } }: Pick<Props, 'view'>) {
  if (blueprints.length === 0) return null
  return (
    <Block title="Blueprints" anchor="blueprints" foot="Named layouts, set by the blueprint field of a component.">
      <NamedTable label="Blueprints" heading="Blueprint" rows={blueprints} />
    </Block>
  )
}

function Accessibility({ view }: Pick<Props, 'view'>) {
  return (
    <Block title="Accessibility" anchor="accessibility">
      <ul className={styles.notes}>
        {view.accessibility.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Block>
  )
}
