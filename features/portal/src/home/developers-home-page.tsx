import type { DevelopersHomeView } from '@bellwether/contract'
import { Block, ButtonLink } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewFrame } from '../layout/preview-frame.tsx'
import { formatKilobytes } from '../layout/size.ts'
import { Snippet } from '../layout/snippet.tsx'
import styles from './developers-home-page.module.css'

export function DevelopersHomePage({
  view,
  context,
}: {
  readonly view: DevelopersHomeView
  readonly context: PageContext
}) {
  const { snippet, previewHref, widgetCount, loaderSize, guides } = view
  const size = loaderSize ? `The loader is ${formatKilobytes(loaderSize.brotli)}` : 'The loader is small'
  return (
    <DevelopersLayout
      context={context}
      title="Our figures on your page"
      lead={`Prices, holdings, news and more as web components: one tag on any page, no build, no framework. ${size}, asks for nothing it does not need, and runs under the strictest content security policy.`}
      description="Embed Bellwether's financial widgets on any web page: catalogue, snippets, guides and calls."
      place="/developers"
      simulated={view.simulated}
    >
      <Grid>
        {snippet && previewHref ? (
          <>
            <Cell span={7}>
              <Block title="Copy this">
                <Snippet snippet={snippet} />
              </Block>
            </Cell>
            <Cell span={5}>
              <Block title="Get this" foot="The snippet, run on a page of its own.">
                <PreviewFrame title="the snippet" src={previewHref} />
              </Block>
            </Cell>
          </>
        ) : null}
        <Cell span={4}>
          <Block title="Choose a widget">
            <p className={styles.words}>
              {widgetCount} widgets, each with a live preview, its settings, events and theming variables, and snippets
              that run as they stand.
            </p>
            <p className={styles.way}>
              <ButtonLink href="/developers/widgets" primary>
                All widgets
              </ButtonLink>
            </p>
          </Block>
        </Cell>
        <Cell span={4}>
          <Block title="Try a configuration">
            <p className={styles.words}>
              An editor that completes, the loader&apos;s own errors at their line, a live preview with every step and
              request, and hints for the head of your page.
            </p>
            <p className={styles.way}>
              <ButtonLink href="/developers/playground">Playground</ButtonLink>
            </p>
          </Block>
        </Cell>
        <Cell span={4}>
          <Block title="Ask for data yourself">
            <p className={styles.words}>
              The widgets get their figures from calls that you can make too: JSON, described by OpenAPI.
            </p>
            <p className={styles.way}>
              <ButtonLink href="/developers/api">Calls for programs</ButtonLink>
            </p>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="Guides">
            <ul className={styles.guides}>
              {guides.map(({ title, lead, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                  <p className={styles.words}>{lead}</p>
                </li>
              ))}
            </ul>
          </Block>
        </Cell>
      </Grid>
    </DevelopersLayout>
  )
}
