import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { definePage, type LivePage, type PageViewProps } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectIsLoggedIn, selectUserUid } from '@/features/session'
import { leadRewarded, selectTestDrive } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { Notice } from '@/ui/display/Notice'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { Card } from '@/ui/layout/Card'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { radius, themed } from '@/ui/theme'
import { useActivity, usePageChannel, useSkeletonChannel, type PassengerChannel } from '../activity/useActivity'
import { useBackFillUidMutation } from '../api'
import { KeyArt } from '../art/KeyArt'
import { Showroom } from '../art/Showroom'
import { endConfig, SHOWN } from '../config'
import { testDriveMessages } from '../messages'
import { leadClaim, type LeadClaim } from '../rules/afterSending'

export type EndData = {
  readonly channel: PassengerChannel
  readonly claim: LeadClaim | 'claiming'
}

type EndActions = { readonly back: () => void; readonly claim: () => unknown }

export const page = definePage({ kind: 'result', config: endConfig, fixtures: async () => (await import('../fixtures')).endFixtures, useDefaults: () => ({ title: useMessages(testDriveMessages).end.title }), actionNames: ['back', 'claim'], useLive: useEnd, View: EndView, Skeleton: EndSkeleton })

function useEnd(): LivePage<EndData, EndActions> {
  const { pending, page: activity, sourceId } = useActivity()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const user = useSelector(selectUserUid)
  const { owner, leadUuid: kept } = useSelector(selectTestDrive)
  // Another user's lead, of a session that was replaced while this campaign was not open, is not this user's.
  const leadUuid = owner === null || owner === user ? kept : null
  const [giveBack, { isLoading, error, data: rewardFlag }] = useBackFillUidMutation()
  const channel = usePageChannel()
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  const { run } = useSingleFlight()
  const claim = isLoading ? 'claiming' : leadClaim(rewardFlag, error)

  /** Gives the lead to the user who is logged in now; its uuid is forgotten once that is done. */
  const claimReward = () =>
    run(async () => {
      if (sourceId === null || leadUuid === null) return
      const { data, error: refusal } = await giveBack({ sourceId, uuid: leadUuid })
      if (leadClaim(data, refusal) !== 'failed') dispatch(leadRewarded())
    })
  useEffect(() => {
    if (isLoggedIn && sourceId !== null && leadUuid !== null && claim === 'none') void claimReward()
  })

  if (pending) return pending
  return { status: 'ready', rawConfig: activity.pageConfigs['endPageConfig'], data: { claim, channel }, actions: { back: () => open('home', { replace: true }), claim: claimReward } }
}

const Scene = styled.div`
  ${edgeToEdge}
  padding-top: 1.25rem;

  svg {
    display: block;
  }
`

const Reward = styled.div`
  margin-bottom: 1.25rem;
  padding: 0.625rem 16px;
  border-radius: ${radius.m};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-weight: 600;
  text-align: center;
`

const Failed = styled(Notice)`
  margin-bottom: 1.25rem;
  text-align: center;
`

const scene = (
  <Scene {...box('bgImage')} aria-hidden>
    <Showroom />
  </Scene>
)

const Done = ({ title }: { readonly title: string }) => (
  <div {...box('title')}>
    <StatePanel heading="h1" art={<KeyArt />} title={title} text={useMessages(testDriveMessages).end.text} />
  </div>
)

/** That a lead was left is what leads here. What it brings is the server's to say. */
function EndSkeleton() {
  const { end, title } = useMessages(testDriveMessages)
  return (
    <HeroFrame title={title[useSkeletonChannel()]} picture="" hero={scene}>
      <Card>
        <Done title={end.title} />
      </Card>
    </HeroFrame>
  )
}

function EndView({ config: { title, bgImage, buttonImage, buttonImageType }, data: { claim, channel }, actions }: PageViewProps<typeof endConfig, EndData, EndActions>) {
  const { end, title: titles } = useMessages(testDriveMessages)
  const outcome = { none: '', claiming: '', rewarded: end.rewarded, claimed: end.claimed, failed: '' }[claim]
  return (
    <HeroFrame title={title || titles[channel]} picture={bgImage} hero={scene}>
      <Card>
        <Done title={title || end.title} />
        <div role="status">
          {outcome && <Reward>{outcome}</Reward>}
          {claim === 'failed' && (
            <Failed>
              {end.claimFailed}
              <Button kind="text" size="small" onClick={() => void actions.claim()}>
                {end.retry}
              </Button>
            </Failed>
          )}
        </div>
        {buttonImageType === SHOWN && (
          <div {...box('buttonImage')}>
            <ImageButton src={buttonImage} label={end.back} onClick={actions.back} />
          </div>
        )}
      </Card>
    </HeroFrame>
  )
}
