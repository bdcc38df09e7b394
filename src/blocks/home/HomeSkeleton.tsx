import { useContext, type ComponentType, type ReactNode } from 'react'
import styled from 'styled-components'
import { EARLY_PRESS } from '@/lib/page/earlyPress'
import { FirstPaint } from '@/lib/page/firstPaint'
import { useMessages } from '@/lib/i18n'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Card } from '@/ui/layout/Card'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { homeMessages } from './messages'

/** As high as a card's title. */
const Head = styled.div`
  min-height: 1.75rem;
  margin-bottom: 0.875rem;
`

type HomeSkeletonProps = {
  readonly Hero?: ComponentType<HeroProps>
  readonly texts: { readonly headline: string; readonly subline: string; readonly invite?: string }
  readonly scene: ReactNode
  readonly heroBackground?: ReactNode
  readonly SectionsSkeleton?: ComponentType
  /** Null for a home without a bar; undefined for the standard button. */
  readonly Action?: unknown
}

/** The page with its own hero, and grey places where the server's data will be. What celebrates comes with the data. */
export function HomeSkeleton({ Hero: Head = Hero, texts: { headline, subline, invite }, scene, heroBackground, SectionsSkeleton = CardsSkeleton, Action }: HomeSkeletonProps) {
  return (
    <PageFrame hero={<Head headline={headline} subline={subline} scene={scene} background={heroBackground} top={null} below={null} />}>
      <SkeletonScreen>
        <SectionsSkeleton />
      </SkeletonScreen>
      {Action !== null && (
        <BottomBar>{Action === undefined ? <ActionPlace label={invite} /> : <Skeleton shape="pill" />}</BottomBar>
      )}
    </PageFrame>
  )
}

/** In a document the button is there, and a press on it is kept until the page is (`useEarlyPress`). */
function ActionPlace({ label }: { readonly label: string | undefined }) {
  const { invite } = useMessages(homeMessages)
  if (useContext(FirstPaint) === null) return <Skeleton shape="pill" />
  return (
    <Button isBlock {...{ [EARLY_PRESS]: '' }}>
      <span data-box="buttonDesc">{label ?? invite}</span>
    </Button>
  )
}

function CardsSkeleton() {
  return (
    <>
      <CardSkeleton>
        <Skeleton shape="block" height="2.75rem" />
      </CardSkeleton>
      <CardSkeleton>
        <Skeleton shape="block" height="2.75rem" />
        <Skeleton shape="block" height="7rem" top="1rem" />
      </CardSkeleton>
    </>
  )
}

const CardSkeleton = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <Head>
      <Skeleton width="8rem" height="1.25rem" />
    </Head>
    {children}
  </Card>
)
