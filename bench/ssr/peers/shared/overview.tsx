import type { OverviewView } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import { OverviewPage } from '~/copied/features/research/src/overview/overview-page.tsx'
import documentStyles from '~/copied/packages/web/src/page/document.module.css'
import { JsonLd } from '~/copied/packages/web/src/page/json-ld.tsx'
import type { PageContext } from '~/copied/packages/web/src/page/page-context.ts'
import { SiteFooter } from '~/copied/packages/web/src/page/site-footer.tsx'
import { SiteHeader } from '~/copied/packages/web/src/page/site-header.tsx'

const context: PageContext = {
  origin: 'https://bellwether.example',
  path: '/market-research/LSE:HVL',
  account: null,
  loginPath: '/login',
  stars: { lists: [], next: '/' },
  assets: { styles: [], scripts: [], fonts: [] },
}

/**
 * Our Overview page inside another framework's document. OverviewPage answers with our own document around its blocks;
 * that document is left aside, and its head and the rest of its body stand here. React moves the head's tags to the head.
 */
export function Overview({ view }: { readonly view: OverviewView }) {
  const { title, description, jsonLd, simulated, children } = OverviewPage({ view, context }).props
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${context.origin}${context.path}`} />
      <meta name="color-scheme" content="light dark" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Bellwether" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <JsonLd data={jsonLd} />
      <a className={documentStyles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader term="" account={null} loginPath="/login" />
      {children}
      <SiteFooter simulated={simulated} />
      <VisuallyHidden>
        <span id="bw-status" role="status" />
      </VisuallyHidden>
    </>
  )
}
