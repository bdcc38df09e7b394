import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'
import { KeyArt } from '../../art/KeyArt'
import { Showroom } from '../../art/Showroom'
import type { endConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import type { EndActions, EndData } from './endData'

const Hero = styled.div`
  padding-top: 1.25rem;

  svg {
    display: block;
  }
`

const Panel = styled.section<{ $isLow: boolean }>`
  position: relative;
  margin-top: ${({ $isLow }) => ($isLow ? '52%' : '-2rem')};
  padding: 1.75rem 1.25rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  text-align: center;
`

const Art = styled.div`
  width: 13rem;
  max-width: 70%;
  margin: 0 auto 0.75rem;
`

const Title = styled.h1`
  font-size: ${fontSize.heading};
  font-weight: 700;
`

const Text = styled.p`
  margin-top: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

const Reward = styled.div`
  margin-top: 1rem;
  padding: 0.625rem 1rem;
  border-radius: ${radius.m};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.base};
  font-weight: 600;
`

const Way = styled.div`
  margin-top: 1.5rem;
`

/** Spec 2 §3, buttonImageType. */
const SHOWN = 1

export function EndView({ config, data: { claim, channel }, actions }: PageViewProps<typeof endConfig, EndData, EndActions>) {
  const { end, title } = useMessages(testDriveMessages)
  return (
    <PageFrame
      title={config.title || title[channel]}
      background={config.bgImage || undefined}
      hero={
        config.bgImage === '' && (
          <Hero {...box('bgImage')} aria-hidden>
            <Showroom />
          </Hero>
        )
      }
    >
      <Panel $isLow={config.bgImage !== ''}>
        <Art>
          <KeyArt />
        </Art>
        <Title {...box('title')}>{config.title || end.title}</Title>
        <Text>{end.text}</Text>
        <div role="status">
          {claim === 'rewarded' && <Reward>{end.rewarded}</Reward>}
          {claim === 'claimed' && <Reward>{end.claimed}</Reward>}
          {claim === 'failed' && (
            <Reward>
              {end.claimFailed}
              <Button kind="text" size="small" onClick={() => void actions.claim()}>
                {end.retry}
              </Button>
            </Reward>
          )}
        </div>
        {config.buttonImageType === SHOWN && (
          <Way {...box('buttonImage')}>
            <ImageButton src={config.buttonImage} label={end.back} onClick={actions.back} />
          </Way>
        )}
      </Panel>
    </PageFrame>
  )
}
