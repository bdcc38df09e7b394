import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { Hero, HeroTab } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { testDriveMessages } from './messages'

type TestDriveFrameProps = {
  readonly title: string
  readonly headline: string
  readonly subline: string
  /** Marketing's own picture behind the page; the scene is drawn without one, or when it cannot be loaded. */
  readonly picture: string
  readonly scene: ReactNode
  /** Without it there is nothing to share; null while it may still come, and has its place. */
  readonly onShare?: (() => unknown) | null | undefined
  readonly children: ReactNode
}

const RoadHero = styled(Hero)`
  text-align: left;

  > :last-child {
    ${edgeToEdge}
  }

  h1 {
    font-size: 1.875rem;
    font-size: min(1.875rem, 0.4rem + 7.1vw);

    @media (max-width: 22em) {
      font-size: 1.625rem;
      font-size: min(1.625rem, 0.4rem + 7.1vw);
    }
  }
`

const Corner = styled.div`
  display: flex;
  justify-content: flex-end;
`

/** The head that all pages of the campaign have. */
export function TestDriveFrame({ title, headline, subline, picture, scene, onShare, children }: TestDriveFrameProps) {
  const { share } = useMessages(testDriveMessages)
  const top = onShare ? (
    <Corner>
      <HeroTab box="cornerShare" label={share} onClick={onShare} />
    </Corner>
  ) : (
    onShare
  )
  return (
    <HeroFrame title={title} headline={headline} picture={picture} top={top} hero={<RoadHero headline={headline} headlineBox="title" subline={subline} top={top} scene={scene} />}>
      {children}
    </HeroFrame>
  )
}
