import { Component, type ReactNode } from 'react'
import { isChunkError } from '@/lib/lazy/lazyChunk'
import { report } from '@/lib/report'
import { ErrorScreen } from './ErrorScreen'

type Props = { readonly children: ReactNode; readonly resetKey?: string }
type State = { readonly failure: { readonly error: unknown } | null; readonly resetKey: string | undefined }

/** Shows an error screen in place of a screen that throws. A retry mounts it again, and so does a navigation. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    report(error, isChunkError(error) ? 'chunk' : 'screen')
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <ErrorScreen error={failure.error} onRetry={this.retry} /> : this.props.children
  }

  private readonly retry = () => this.setState({ failure: null })
}
