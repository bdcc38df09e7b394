import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { definePage, type LivePage, type PageViewProps } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectIsAutoLoginPending } from '@/features/login'
import { sentShareCard } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { LazyArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ChoiceButton, ChoiceSkeleton } from '@/ui/form/ChoiceButton'
import { Card } from '@/ui/layout/Card'
import { configWith, useActivity, usePageChannel, useOrderInProgress, type PassengerChannel } from '../activity/useActivity'
import { useShare, type ShareCard } from '../activity/useShare'
import { RoadScene } from '../art/RoadScene'
import { guideConfig } from '../config'
import { useClearAbandonedSubmit } from '../forms/useClearAbandonedSubmit'
import { testDriveMessages } from '../messages'
import { ORDER_PAGE, STAY } from '../rules/route'
import { TestDriveFrame } from '../TestDriveFrame'
import { TestDriveSkeleton } from '../TestDriveSkeleton'

export type GuideData = {
  readonly takesBookings: boolean
  readonly takesLeads: boolean
  readonly channel: PassengerChannel
  /** The way to the booking has been chosen, and waits for the order. */
  readonly isWaiting: boolean
}

type GuideActions = { readonly appointment: () => void; readonly drive: () => void; readonly goHome: () => void; readonly share: (card: ShareCard) => unknown }

export const page = definePage({ kind: 'guide', config: guideConfig, fixtures: async () => (await import('../fixtures')).guideFixtures, useDefaults: useGuideDefaults, actionNames: ['appointment', 'drive', 'goHome', 'share'], useLive: useGuide, View: GuideView, Skeleton: GuideSkeleton })

function useGuideDefaults() {
  const { guide, booking } = useMessages(testDriveMessages)
  const { headline, subline, appointment, appointmentText, drive, driveText } = guide
  return { title: headline, cornerShare: booking.shared, subline, appointmentText: appointment, appointmentDesc: appointmentText, driveText: drive, driveDesc: driveText }
}

function useGuide(): LivePage<GuideData, GuideActions> {
  const { pending, page: { pageConfigs, rule }, askedId } = useActivity()
  const { order, hasOrder, isPending } = useOrderInProgress(askedId)
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const [isChosen, setChosen] = useState(false)
  const channel = usePageChannel()
  const { open } = useCampaignNavigate()
  useClearAbandonedSubmit()
  const rawConfig = configWith(pageConfigs['guidePageConfig'], { cornerShare: sentShareCard(pageConfigs['appointmentCornerShare']) })
  const { share } = useShare('appointmentGuide', pending ? undefined : parseConfig(guideConfig, rawConfig).config.cornerShare, useMessages(testDriveMessages).booking.shared)

  // The order decides where the first button leads, and nothing else here: only that button waits for it, and for the user whom the app is logging in.
  const isWaiting = (isHostLoggingIn || isPending) && !order
  const proceed = useEffectEvent(() => (order && hasOrder ? open(ORDER_PAGE, { params: { orderNo: order.orderNo } }) : open('appointmentDrivingTest')))
  useEffect(() => {
    if (isChosen && !isWaiting) proceed()
  }, [isChosen, isWaiting])

  if (pending) return pending
  const actions: GuideActions = { appointment: () => setChosen(true), drive: () => open('retainedCapital'), goHome: () => open('home', { state: STAY }), share }
  const data: GuideData = { takesBookings: rule.testRideMark === 1, takesLeads: rule.leaveMsgMark === 1, channel, isWaiting: isChosen && isWaiting }
  return { status: 'ready', rawConfig, data, actions }
}

const CLOCK = 'M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM24 18v6.500l4.500 3'
const CHAT = 'M13 16.500a2.500 2.500 0 0 1 2.500-2.500h17a2.500 2.500 0 0 1 2.500 2.500v12a2.500 2.500 0 0 1-2.500 2.500H24l-6 5v-5h-2.500a2.500 2.500 0 0 1-2.500-2.500zM19 20.500h10M19 25h6'

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

/** Two ways to the car (spec 2 §2.1), or the word that there is none now. */
function GuideView({ config, data, actions }: PageViewProps<typeof guideConfig, GuideData, GuideActions>) {
  const { guide, booking, lead, title: titles } = useMessages(testDriveMessages)
  const { title, bgImage, appointmentButtonImage, driveButtonImage, cornerShare } = config
  // Our own line offers both ways; where there is one, it is what its page says.
  const subline = data.takesBookings ? (data.takesLeads ? guide.subline : booking.subline) : data.takesLeads ? lead.subline : ''
  const onShare = data.channel === 'common' ? () => actions.share(cornerShare) : undefined
  return (
    <TestDriveFrame title={title || titles[data.channel]} headline={title || guide.headline} subline={config.subline || subline} picture={bgImage} scene={<RoadScene />} onShare={onShare}>
      {data.takesBookings && (
        <ChoiceButton
          box={appointmentButtonImage ? 'appointmentButtonImage' : 'appointmentText'}
          label={config.appointmentText || guide.appointment}
          text={config.appointmentDesc || guide.appointmentText}
          image={appointmentButtonImage}
          icon={CLOCK}
          isFirst
          isBusy={data.isWaiting}
          onClick={actions.appointment}
        />
      )}
      {data.takesLeads && (
        <ChoiceButton
          box={driveButtonImage ? 'driveButtonImage' : 'driveText'}
          label={config.driveText || guide.drive}
          text={config.driveDesc || guide.driveText}
          image={driveButtonImage}
          icon={CHAT}
          onClick={actions.drive}
        />
      )}
      {!data.takesBookings && !data.takesLeads && (
        <Card>
          <StatePanel art={<LazyArt load={loadEmpty} />} title={guide.noneTitle} text={guide.noneText} action={{ label: guide.others, onClick: actions.goHome }} />
        </Card>
      )}
    </TestDriveFrame>
  )
}

function GuideSkeleton() {
  const { guide } = useMessages(testDriveMessages)
  return (
    <TestDriveSkeleton headline={guide.headline} subline={guide.subline} scene={<RoadScene />} hasShare>
      <ChoiceSkeleton />
      <ChoiceSkeleton />
    </TestDriveSkeleton>
  )
}
