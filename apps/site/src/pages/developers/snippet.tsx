import type { SnippetView } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import small from './small-button.module.css'
import styles from './snippet.module.css'

/** Code to copy. The button shows once there is a script to answer it. */
export function Snippet({ snippet, level = 3 }: { readonly snippet: SnippetView; readonly level?: 2 | 3 }) {
  const { id, title, words, code } = snippet
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.snippet} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading className={styles.title} id={`${id}-title`}>
          {title}
        </Heading>
        <button className={small.button} type="button" hidden data-bw-copy-code={id}>
          Copy<VisuallyHidden> {title}</VisuallyHidden>
        </button>
      </div>
      <p className={styles.words}>{words}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.code} tabIndex={0}>
        <code id={id}>{code}</code>
      </pre>
    </section>
  )
}
