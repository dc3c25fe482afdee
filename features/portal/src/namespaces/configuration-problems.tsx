import type { ConfigurationProblemView } from '@bellwether/contract'
import styles from './namespace-layout.module.css'

/** Each with the place of its fault in the text. */
export function ConfigurationProblems({ problems }: { readonly problems: readonly ConfigurationProblemView[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, problem }) => (
        <li key={`${path} ${problem}`}>
          <code>{path || 'The text'}</code> {problem}
        </li>
      ))}
    </ul>
  )
}
