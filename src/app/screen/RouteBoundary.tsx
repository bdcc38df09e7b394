import { Component, type ReactNode } from 'react'
import { isChunkError } from '@/lib/lazy/lazyChunk'
import { report } from '@/lib/reporting/report'
import { ErrorScreen } from './ErrorScreen'

type Props = { readonly children: ReactNode; readonly resetKey?: string }
type State = { readonly failure: { readonly error: unknown } | null; readonly resetKey: string | undefined }

/** How often a screen is drawn anew without being asked to. */
const REDRAWS = 20

/** Shows an error screen in place of a screen that throws. A retry mounts it again, and so does a navigation. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  private redraws = 0

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    if (this.canRedraw(error)) {
      this.redraws += 1
      this.retry()
    } else report(error, isChunkError(error) ? 'chunk' : 'screen')
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.canRedraw(failure.error) ? null : <ErrorScreen error={failure.error} onRetry={this.retry} />
  }

  private readonly retry = () => this.setState({ failure: null })

  /** What the page is made of is not where it was put: a translator has wrapped its texts, or an extension has moved them. The screen itself is sound. */
  private canRedraw(error: unknown): boolean {
    return error instanceof DOMException && error.name === 'NotFoundError' && this.redraws < REDRAWS
  }
}
