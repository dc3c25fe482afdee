import type { WidgetCardView, WidgetCatalogueView } from '@bellwether/contract'
import type { PageContext } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewFrame } from '../layout/preview-frame.tsx'
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
      lead="Every block of our research pages that makes sense elsewhere, as a web component for any page. What you see below is each of them on a page of its own, brought there by the loader."
      description="The catalogue of Bellwether widgets: live previews, settings, sizes and snippets to copy."
      place="/developers/widgets"
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
  const { title, type, summary, href, previewHref, size } = widget
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
              <dt>Its own code</dt>
              <dd>{formatSize(size)}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <a href={`${href}#snippets`}>Snippets</a> · <a href={`${href}#settings`}>Settings</a>
        </p>
      </div>
      <div className={styles.preview}>
        {previewHref ? <PreviewFrame title={title} src={previewHref} /> : <p>Not published on this CDN yet.</p>}
      </div>
    </section>
  )
}
