import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import { uiMessages } from '../messages'
import * as S from './Skeleton.styles'

export type SkeletonProps = {
  readonly shape?: 'block' | 'line' | 'circle'
  /** Any CSS length. A circle takes its width for both. */
  readonly width?: string
  readonly height?: string
  readonly style?: CSSProperties
}

const HEIGHTS = { block: '7.5rem', line: '1rem', circle: '3rem' }

/** The place of content that is loading. It appears after 200 ms, so that a quick reply causes no flicker. */
export function Skeleton({ shape = 'line', width, height, style }: SkeletonProps) {
  const side = width ?? HEIGHTS[shape]
  return <S.Placeholder $shape={shape} style={{ width: shape === 'circle' ? side : (width ?? '100%'), height: shape === 'circle' ? side : (height ?? HEIGHTS[shape]), ...style }} aria-hidden />
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
