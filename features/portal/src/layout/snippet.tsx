import type { SnippetView } from '@bellwether/contract'
import { Island } from '@bellwether/islands'
import { CopyCode } from './copy-code.tsx'
import styles from './snippet.module.css'

/** Code to copy; alternatives are collapsed. */
export function Snippet({ snippet, level = 3 }: { readonly snippet: SnippetView; readonly level?: 2 | 3 }) {
  const { id, title, folded } = snippet
  const Heading = level === 2 ? 'h2' : 'h3'
  const heading = (
    <Heading className={styles.title} id={`${id}-title`}>
      {title}
    </Heading>
  )
  if (folded)
    return (
      <details className={styles.snippet}>
        <summary className={styles.summary}>{heading}</summary>
        <div className={styles.head}>
          <p className={styles.words}>{snippet.words}</p>
          <Island name="copy-code" component={CopyCode} props={{ title, code: snippet.code }} />
        </div>
        <Code snippet={snippet} />
      </details>
    )
  return (
    <section className={styles.snippet} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        {heading}
        <Island name="copy-code" component={CopyCode} props={{ title, code: snippet.code }} />
      </div>
      <p className={styles.words}>{snippet.words}</p>
      <Code snippet={snippet} />
    </section>
  )
}

function Code({ snippet: { id, code } }: { readonly snippet: SnippetView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <pre className={styles.code} tabIndex={0}>
      <code id={id}>{code}</code>
    </pre>
  )
}
