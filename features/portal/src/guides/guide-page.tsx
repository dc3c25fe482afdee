import type { GuideView } from '@bellwether/contract'
import type { PageContext } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './guide-page.module.css'

export function GuidePage({ view, context }: { readonly view: GuideView; readonly context: PageContext }) {
  const { title, lead, html, contents, guides } = view
  return (
    <DevelopersLayout
      context={context}
      title={title}
      lead={lead}
      description={`${title}. ${lead}`}
      section="/developers/guides"
      simulated={view.simulated}
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <nav aria-label="Guides">
            <ul className={styles.links}>
              {guides.map(guide => (
                <li key={guide.href}>
                  <a href={guide.href} aria-current={guide.href === context.path ? 'page' : undefined}>
                    {guide.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.contents} aria-label="On this page">
            <h2 className={styles.heading}>On this page</h2>
            <ul className={styles.links}>
              {contents.map(part => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, which escapes markup */}
        <article className={styles.guide} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </DevelopersLayout>
  )
}
