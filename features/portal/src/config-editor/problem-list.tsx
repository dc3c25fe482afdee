import type { PlacedProblem } from './client/editor.ts'
import styles from './config-editor.module.css'

const labels = { error: 'Error', warning: 'Warning', note: 'Note' } as const

interface ProblemListProps {
  readonly problems: readonly PlacedProblem[]
  readonly goTo: (line: number) => void
}

/** The problems of a text, for users who cannot see the markers beside the lines. */
export function ProblemList({ problems, goTo }: ProblemListProps) {
  return (
    <ul className={styles.problems} aria-label="Configuration problems">
      {problems.map(problem => (
        <li key={`${problem.line} ${problem.path} ${problem.message}`} data-severity={problem.severity}>
          <button type="button" onClick={() => goTo(problem.line)}>
            {labels[problem.severity]} on line {problem.line}
          </button>{' '}
          {problem.message}{' '}
          {problem.code ? <a href={`/developers/guides/errors#${problem.code.toLowerCase()}`}>{problem.code}</a> : null}
        </li>
      ))}
    </ul>
  )
}
