import type { WidgetCardView, WidgetCatalogueView } from '@bellwether/contract'
import type { PageContext } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewIframe } from '../layout/preview-iframe.tsx'
import { formatSize } from '../layout/size.ts'
import styles from './widget-catalogue-page.module.css'

export function WidgetCataloguePage({
  view,
  context,
}: {
  readonly view: WidgetCatalogueView
  readonly context: PageContext
}) {
  return (
    <DevelopersLayout
      context={context}
      title="Widgets"
      lead="The blocks of our research pages as web components for any page. Each preview below runs on a separate page, loaded by the loader."
      description="All Bellwether widgets: live previews, settings, sizes and code snippets."
      section="/developers/widgets"
      simulated={view.simulated}
    >
      <div className={styles.cards}>
        {view.widgets.map(widget => (
          <Card key={widget.type} widget={widget} />
        ))}
      </div>
    </DevelopersLayout>
  )
}

function Card({ widget }: { readonly widget: WidgetCardView }) {
  const { title, type, summary, href, preview, size } = widget
  return (
    <section className={styles.card} aria-labelledby={type}>
      <div className={styles.about}>
        <h2 className={styles.name} id={type}>
          <a href={href}>{title}</a>
        </h2>
        <p>{summary}</p>
        <dl className={styles.facts}>
          <dt>Element</dt>
          <dd>
            <code>bw-{type}</code>
          </dd>
          {size ? (
            <>
              <dt>Code size</dt>
              <dd>{formatSize(size)}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <a href={`${href}#snippets`}>Snippets</a> · <a href={`${href}#settings`}>Settings</a>
        </p>
      </div>
      <div className={styles.preview}>
        {preview ? (
          <PreviewIframe title={title} src={preview.href} height={preview.height} />
        ) : (
          <p>Not yet published on this CDN.</p>
        )}
      </div>
    </section>
  )
}
