import { Component, Fragment, type ReactNode } from 'react'

interface PartBoundaryState {
  readonly failed: boolean
  readonly tries: number
}

/** A part whose script or data cannot be loaded says so, and loads them again when asked to. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false, tries: 0 }

  static getDerivedStateFromError(): Pick<PartBoundaryState, 'failed'> {
    return { failed: true }
  }

  override render(): ReactNode {
    const { failed, tries } = this.state
    if (!failed) return <Fragment key={tries}>{this.props.children}</Fragment>
    return (
      <p role="alert">
        Could not load this.{' '}
        <button type="button" onClick={() => this.setState({ failed: false, tries: tries + 1 })}>
          Try again
        </button>
      </p>
    )
  }
}
