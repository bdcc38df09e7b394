import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  readonly children: ReactNode
  /** In place of what broke. */
  readonly instead: ReactNode
  /** Another value: what broke is tried again. */
  readonly resetKey: unknown
  readonly onBroken: (error: unknown) => void
}
type BoundaryState = { readonly isBroken: boolean; readonly resetKey: unknown }

/** A preview is never blank: a page that cannot be drawn with what came is drawn with less. */
export class PreviewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
