import type { DevelopersHomeView } from '@bellwether/contract'
import { Block, ButtonLink } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewIframe } from '../layout/preview-iframe.tsx'
import { formatKilobytes } from '../layout/size.ts'
import { Snippet } from '../layout/snippet.tsx'
import styles from './developers-home-page.module.css'

interface Props {
  readonly view: DevelopersHomeView
  readonly context: PageContext
}

export function DevelopersHomePage({ view, context }: Props) {
  const { snippet, preview, widgetCount, loaderSize } = view
  const size = loaderSize ? `The loader is ${formatKilobytes(loaderSize.brotli)}` : 'The loader is small'
  return (
    <DevelopersLayout
      context={context}
      title="Financial widgets for your site"
      lead={`Prices, holdings, news and more as web components: one script tag on any page, no build step and no framework. ${size}, loads only what your page uses, and works with a strict Content Security Policy.`}
      description="Embed Bellwether's financial widgets on any web page: widget catalogue, code snippets, guides and API."
      section="/developers"
      simulated={view.simulated}
    >
      <Grid>
        {snippet && preview ? (
          <>
            <Cell span={7}>
              <Block title="Copy and paste">
                <Snippet snippet={snippet} />
              </Block>
            </Cell>
            <Cell span={5}>
              <Block title="Live preview" foot="The snippet running on a separate page.">
                <PreviewIframe title="the snippet" src={preview.href} height={preview.height} />
              </Block>
            </Cell>
          </>
        ) : null}
        <Teaser title="Choose a widget" href="/developers/widgets" label="All widgets" primary>
          {widgetCount} widgets, each with a live preview, settings, events, CSS custom properties and ready-to-run
          snippets.
        </Teaser>
        <Teaser title="Try a configuration" href="/developers/playground" label="Playground">
          An editor with autocompletion and inline errors, a live preview with every step and request, and resource
          hints for your page’s head.
        </Teaser>
        <Teaser title="Use the API" href="/developers/api" label="API reference">
          The JSON API behind the widgets, described with OpenAPI.
        </Teaser>
        <Cell span={12}>
          <Guides guides={view.guides} />
        </Cell>
      </Grid>
    </DevelopersLayout>
  )
}

interface TeaserProps {
  readonly title: string
  readonly href: string
  readonly label: string
  readonly primary?: boolean
  readonly children: ReactNode
}

function Teaser({ title, href, label, primary = false, children }: TeaserProps) {
  return (
    <Cell span={4}>
      <Block title={title}>
        <p className={styles.text}>{children}</p>
        <p className={styles.action}>
          <ButtonLink href={href} primary={primary}>
            {label}
          </ButtonLink>
        </p>
      </Block>
    </Cell>
  )
}

function Guides({ guides }: Pick<DevelopersHomeView, 'guides'>) {
  return (
    <Block title="Guides">
      <ul className={styles.guides}>
        {guides.map(({ title, lead, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p className={styles.text}>{lead}</p>
          </li>
        ))}
      </ul>
    </Block>
  )
}
