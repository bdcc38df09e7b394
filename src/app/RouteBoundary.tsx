import { Component, type ReactNode } from 'react'
import { isChunkError } from '@/lib/lazy/lazyChunk'
import { report } from '@/lib/report'
import { ErrorScreen } from './ErrorScreen'

type Props = { readonly children: ReactNode; readonly resetKey?: string }
type State = { readonly failure: { readonly error: unknown } | null; readonly redrawn: number; readonly resetKey: string | undefined }

/** How often one screen is drawn anew. */
const REDRAWS = 20

/** What the page is made of is not where it was put: a translator has wrapped its text, or an extension has moved it. The screen itself is sound. */
const isForeignDom = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

/** Shows an error screen in place of a screen that throws. A retry mounts it again, and so does a navigation. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { failure: null, redrawn: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, redrawn: 0, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    if (this.canRedraw()) this.setState(({ redrawn }) => ({ failure: null, redrawn: redrawn + 1 }))
    else report(error, isChunkError(error) ? 'chunk' : 'screen')
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.canRedraw() ? null : <ErrorScreen error={failure.error} onRetry={this.retry} />
  }

  private readonly retry = () => this.setState({ failure: null })

  private canRedraw(): boolean {
    const { failure, redrawn } = this.state
    return redrawn < REDRAWS && isForeignDom(failure?.error)
  }
}
