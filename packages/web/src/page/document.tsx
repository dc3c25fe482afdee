import { VisuallyHidden } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import styles from './document.module.css'
import { JsonLd } from './json-ld.tsx'
import { oembedHref } from './oembed-address.ts'
import type { PageContext } from './page-context.ts'
import { prefetchRules } from './prefetch-rules.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface DocumentProps {
  readonly context: PageContext
  readonly title: string
  readonly description: string
  readonly jsonLd?: object
  readonly indexed?: boolean
  /** Says its one address even where it is not to be indexed. */
  readonly canonical?: boolean
  readonly term?: string
  readonly simulated?: boolean
  readonly children: ReactNode
}

/** The whole HTML document around a page. */
export function Document({
  context,
  title,
  description,
  jsonLd,
  indexed = true,
  canonical = indexed,
  term = '',
  simulated = false,
  children,
}: DocumentProps) {
  const { tag, dir } = useLocale()
  return (
    <html lang={tag} dir={dir === 'ltr' ? undefined : dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {canonical ? <link rel="canonical" href={`${context.origin}${context.path}`} /> : null}
        {context.path.startsWith('/market-research/') ? (
          <link
            rel="alternate"
            type="application/json+oembed"
            href={oembedHref(context.origin, `${context.origin}${context.path}`)}
            title={title}
          />
        ) : null}
        {indexed ? null : <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Bellwether" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {context.assets.fonts.map(href => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {context.assets.styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {context.assets.scripts.map(src => (
          <script key={src} type="module" src={src} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, whose hash the policy names */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
        {jsonLd ? <JsonLd data={jsonLd} /> : null}
      </head>
      <body className={styles.body}>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <SiteHeader term={term} account={context.account} loginPath={context.loginPath} />
        {children}
        <SiteFooter simulated={simulated} firm={context.firm ?? null} />
        <VisuallyHidden>
          <span id="bw-status" role="status" />
        </VisuallyHidden>
      </body>
    </html>
  )
}
