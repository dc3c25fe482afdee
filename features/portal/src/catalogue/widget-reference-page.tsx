import type { WidgetReferenceView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid, Stack } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewFrame } from '../layout/preview-frame.tsx'
import { SecurityChoice } from '../layout/security-choice.tsx'
import { Snippet } from '../layout/snippet.tsx'
import styles from './widget-reference-page.module.css'
import { EventTable, NamedTable, SettingTable, SizeTable } from './widget-reference-tables.tsx'

export function WidgetReferencePage({
  view,
  context,
}: {
  readonly view: WidgetReferenceView
  readonly context: PageContext
}) {
  const { title, summary, tagName, shownFor, preview, snippets, blueprints, published } = view
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
      description={`${title}: live preview, settings, events, theming variables, size, and snippets to copy.`}
      place="/developers/widgets"
      simulated={view.simulated}
    >
      <Grid>
        <Cell span={6}>
          <Block title="Preview" foot="The first snippet, run on a page of its own, without an account.">
            {preview ? (
              <>
                {preview.choice ? <SecurityChoice choice={preview.choice} /> : null}
                <PreviewFrame title={title} src={preview.href} />
                <p className={styles.play}>
                  <a href={`/developers/playground?widget=${view.type}`}>Change it in the playground</a>
                </p>
              </>
            ) : (
              <p>Not published on this CDN yet.</p>
            )}
          </Block>
        </Cell>
        <Cell span={6}>
          <Block title="Snippets" anchor="snippets">
            <div className={styles.snippets}>
              {snippets.map(snippet => (
                <Snippet key={snippet.id} snippet={snippet} />
              ))}
            </div>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="Settings"
            anchor="settings"
            foot="Under settings of a component in the configuration, as properties of the element, or as attributes of an element put on the page by hand."
          >
            <SettingTable settings={view.settings} />
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="Events" anchor="events" foot="Custom events on the element.">
            <EventTable events={view.events} />
          </Block>
        </Cell>
        <Cell span={6}>
          <Block
            title="Theming variables"
            anchor="theming"
            foot="Set them on the element or anything around it, in light-dark() where the two differ."
          >
            <NamedTable label="Theming variables" heading="Custom property" rows={view.variables} />
          </Block>
        </Cell>
        <Cell span={6}>
          <Stack>
            {published ? (
              <Block
                title="Size"
                anchor="size"
                foot={`Bytes as sent, of version ${published.version}. Published: ${published.versions.join(', ')}.`}
              >
                <SizeTable sizes={published.sizes} />
              </Block>
            ) : null}
            {blueprints.length > 0 ? (
              <Block
                title="Blueprints"
                anchor="blueprints"
                foot="The field blueprint of a component: an arrangement by name."
              >
                <NamedTable label="Blueprints" heading="Blueprint" rows={blueprints} />
              </Block>
            ) : null}
            <Block title="Accessibility" anchor="accessibility">
              <ul className={styles.notes}>
                {view.accessibility.map(note => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Block>
          </Stack>
        </Cell>
      </Grid>
    </DevelopersLayout>
  )
}
