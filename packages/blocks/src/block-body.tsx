import type { BlockState } from '@bellwether/contract'
import { TryAgain } from '@bellwether/design'
import type { ReactNode } from 'react'
import styles from './block-body.module.css'
import { BlockBoundary } from './block-boundary.tsx'

/** Ready, empty with a reason, or failed: a failure is shown inside its own block, and asking for the page again tries again. */
export function BlockBody<T>({
  state,
  children,
}: {
  readonly state: BlockState<T>
  readonly children: (view: T) => ReactNode
}) {
  switch (state.state) {
    case 'ready':
      return <BlockBoundary view={state.view} draw={() => children(state.view)} failure={<Failure />} />
    case 'empty':
      return <p className={styles.note}>{state.reason}</p>
    case 'failed':
      return <Failure />
  }
}

function Failure() {
  return (
    <p className={styles.note}>
      Could not load this. <TryAgain />
    </p>
  )
}
