import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import { uiMessages } from '../messages'
import { radius } from '../theme'
import * as S from './Skeleton.styles'

type SkeletonShape = 'block' | 'line' | 'text' | 'circle' | 'pill'

type SkeletonProps = {
  readonly className?: string
  /** `text`: a line of text, whose height is the line's; `pill`: a big button. */
  readonly shape?: SkeletonShape
  /** Any CSS length. A circle takes its width for both. */
  readonly width?: string
  readonly height?: string
  /** The margin above it, any CSS length. */
  readonly top?: string | undefined
}

const HEIGHTS = { block: '7.5rem', line: '1rem', text: '1.5rem', circle: '3rem', pill: '3.25rem' }

const shapes: Readonly<Record<SkeletonShape, CSSProperties>> = {
  block: { borderRadius: radius.l },
  line: { borderRadius: radius.s },
  /** The height of a line of text; the transparent border leaves the room above and below that letters leave. */
  text: { border: 'solid transparent', borderWidth: '.25em 0', borderRadius: '.625rem', backgroundClip: 'padding-box' },
  circle: { borderRadius: '50%' },
  pill: { borderRadius: radius.pill },
}

/** The place of content that is loading. */
export function Skeleton({ className, shape = 'line', width, height = HEIGHTS[shape], top }: SkeletonProps) {
  const side = width ?? (shape === 'circle' ? height : '100%')
  return <S.Placeholder className={className} style={{ ...shapes[shape], width: side, height: shape === 'circle' ? side : height, marginTop: top }} aria-hidden />
}

/** The place of words, as large as the words themselves, which are not shown. */
export function SkeletonWords({ children }: { readonly children: ReactNode }) {
  return <S.Words aria-hidden>{children}</S.Words>
}

/** The skeleton of a whole screen, with a text for screen readers. */
export function SkeletonScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <S.Hidden>{useMessages(uiMessages).loading}</S.Hidden>
      {children}
    </div>
  )
}
