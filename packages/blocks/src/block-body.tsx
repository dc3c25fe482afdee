import type { BlockState } from '@bellwether/contract'
import { TryAgain } from '@bellwether/design'
import type { ReactNode } from 'react'
import styles from './block-body.module.css'

/** Ready, empty with a reason, or failed: a failure is shown inside its own block, and reloading the page tries again. */
export function BlockBody<T>({
  state,
  children,
}: {
  readonly state: BlockState<T>
  readonly children: (view: T) => ReactNode
}) {
  switch (state.state) {
    case 'ready':
      return children(state.view)
    case 'empty':
      return <p className={styles.note}>{state.reason}</p>
    case 'failed':
      return (
        <p className={styles.note}>
          Could not load this. <TryAgain />
        </p>
      )
  }
}
