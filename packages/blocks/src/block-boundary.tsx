import { Component, type ReactNode } from 'react'

interface BlockBoundaryProps {
  /** What is drawn: another view is another try. */
  readonly view: unknown
  readonly draw: () => ReactNode
  /** Shown where drawing fails. */
  readonly failure: ReactNode
}

interface BlockBoundaryState {
  readonly view: unknown
  readonly error: { readonly thrown: unknown } | null
}

/**
 * A block whose new view cannot be drawn says so, and the others stay. One that fails before it was ever drawn passes the error on: the island around it
 * then becomes what the server had drawn.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { view: this.props.view, error: null }
  wasDrawn = false

  static getDerivedStateFromProps({ view }: BlockBoundaryProps, state: BlockBoundaryState): BlockBoundaryState | null {
    return state.view === view ? null : { view, error: null }
  }

  static getDerivedStateFromError(thrown: unknown): Pick<BlockBoundaryState, 'error'> {
    return { error: { thrown } }
  }

  override componentDidMount(): void {
    this.wasDrawn = true
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return <Drawn draw={this.props.draw} />
    if (!this.wasDrawn) throw error.thrown
    return this.props.failure
  }
}

/** A component of its own, so that what it throws meets the boundary. */
function Drawn({ draw }: Pick<BlockBoundaryProps, 'draw'>) {
  return draw()
}
