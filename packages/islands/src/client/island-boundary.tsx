import { Component, type ReactNode } from 'react'

interface IslandBoundaryProps {
  /** What the server had drawn. */
  readonly html: string
  /** Called once, when React has taken over or given up. */
  readonly onReady: () => void
  readonly children: ReactNode
}

/** An island that fails becomes again what the server had drawn: complete, with links and forms that work. React reports the error. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidMount(): void {
    // After this commit: what was held may be pressed while React is still at work.
    queueMicrotask(this.props.onReady)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.props.html }} />
  }
}
