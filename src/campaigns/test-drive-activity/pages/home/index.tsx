import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { BannerCard, CardPlace } from '@/blocks/home/cards/BannerCard'
import { definePage, type LivePage, type PageViewProps } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { carBodyOf, orderRedirectReset, useServerNow } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { relativeTimeMessages } from '@/lib/time/messages'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { Car } from '@/ui/art/Car'
import { LazyArt } from '@/ui/art/LazyArt'
import { MessageBar } from '@/ui/display/MessageBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { usePageChannel, type PassengerChannel } from '../../activity/useActivity'
import { useActivityLink } from '../../activity/useActivityLink'
import { useGetMessageBannerQuery, useGetTestDriveOrderBannerQuery, useGetTestDrivePageBannerQuery, type Banner, type Message, type OrderInShort } from '../../api'
import { RoadScene } from '../../art/RoadScene'
import { homeConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { isStaying, ORDER_PAGE } from '../../rules/route'
import { TestDriveFrame } from '../../TestDriveFrame'
import { TestDriveSkeleton, useHomeHead } from '../../TestDriveSkeleton'
import { OrderRow } from './OrderRow'

export type HomeData = {
  readonly channel: PassengerChannel
  readonly banners: readonly Banner[]
  readonly message: Message | null
  /** In progress, of the user who is logged in. */
  readonly orders: readonly OrderInShort[]
  /** Epoch ms by the server's clock, for times in words. */
  readonly now: () => number
}

type HomeActions = {
  readonly openActivity: (sourceId: string) => void
  readonly openOrder: (order: OrderInShort) => void
  readonly openMessage: () => void
  readonly reload: () => void
}

export const page = definePage({ kind: 'home', config: homeConfig, fixtures: async () => (await import('../../fixtures')).homeFixtures, useDefaults: () => ({ title: useMessages(testDriveMessages).home.headline.common }), actionNames: ['openActivity', 'openOrder', 'openMessage', 'reload'], useLive: useHome, View: HomeView, Skeleton: HomeSkeleton })

const FRESH = { refetchOnMountOrArgChange: true }

/** How long the activities wait for what stands above them (ms), so that it does not push them down. */
const ABOVE_TIMEOUT_MS = 1_000

function useHome(): LivePage<HomeData, HomeActions> {
  const { cityCode, passengerChannel } = useSelector(selectEntry)
  const channel = usePageChannel()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  const follow = useActivityLink()
  const { state } = useLocation()
  const where = { cityCode: cityCode ?? '' }
  const { data, isFetching, error, refetch } = useGetTestDrivePageBannerQuery({ ...where, passengerChannel }, FRESH)
  const message = useGetMessageBannerQuery(where, FRESH)
  const orders = useGetTestDriveOrderBannerQuery(where, { ...FRESH, skip: !isLoggedIn })
  const now = useServerNow()
  const isAboveLate = useHasTimedOut(ABOVE_TIMEOUT_MS)
  const reload = () => {
    void refetch()
    void message.refetch()
    if (isLoggedIn) void orders.refetch()
  }
  usePageReturned(reload)

  // The home stands for the one activity that there is (spec 2 §2.1).
  const only = data?.banners.length === 1 && !isFetching && !isStaying(state) ? data.banners[0]?.sourceId : undefined
  useEffect(() => {
    if (only !== undefined) open('', { params: { sourceId: only }, replace: true })
  }, [only, open])

  const isWaiting = !isAboveLate && (message.isLoading || orders.isLoading)
  if (only !== undefined || (data ? isWaiting : isFetching)) return { status: 'loading' }
  if (!data) return { status: 'failed', error, retry: reload }
  const leave = (go: () => void) => {
    dispatch(orderRedirectReset())
    go()
  }
  const actions: HomeActions = {
    openActivity: (sourceId) => leave(() => open('', { params: { sourceId } })),
    openOrder: ({ sourceId, orderNo }) => open(ORDER_PAGE, { params: { sourceId, orderNo } }),
    openMessage: () => leave(() => follow(message.data?.link ?? '')),
    reload,
  }
  return { status: 'ready', rawConfig: data.config, data: { channel, banners: data.banners, message: message.data ?? null, orders: isLoggedIn ? (orders.data ?? []) : [], now }, actions }
}

const OrdersSheet = lazySheet(() => import('./OrdersSheet').then(({ OrdersSheet: loaded }) => loaded))
const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

function HomeView({ config, data: { channel, banners, message, orders, now }, actions }: PageViewProps<typeof homeConfig, HomeData, HomeActions>) {
  const { title, home } = useMessages(testDriveMessages)
  useMessages(relativeTimeMessages)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [first] = orders
  return (
    <TestDriveFrame title={config.title || title[channel]} headline={config.title || home.headline[channel]} subline={home.subline[channel]} picture={config.bgImage} scene={<RoadScene />}>
      {message && <MessageBar content={message.content} label={home.goAndView} onOpen={message.link === '' ? undefined : actions.openMessage} />}
      {first && (
        <Card title={home.orders}>
          <OrderRow order={first} now={now()} onOpen={() => actions.openOrder(first)} />
          {orders.length > 1 && (
            <Button kind="secondary" size="medium" isBlock onClick={() => setSheetOpen(true)}>
              {home.allOrders(orders.length)}
            </Button>
          )}
        </Card>
      )}
      {banners.length === 0 ? (
        <Card>
          <StatePanel art={<LazyArt load={loadEmpty} />} title={home.emptyTitle} text={home.emptyText} action={{ label: home.reload, onClick: actions.reload }} />
        </Card>
      ) : (
        <section aria-label={home.activities[channel]}>
          {banners.map(({ sourceId, name, image }, index) => (
            <BannerCard key={sourceId} name={name || title[channel]} image={image} tone={index} label={home.open[channel]} art={<Car x={2} y={4} body={carBodyOf(name)} />} onOpen={() => actions.openActivity(sourceId)} />
          ))}
        </section>
      )}
      <OrdersSheet orders={orders} now={now()} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} onOpen={actions.openOrder} />
    </TestDriveFrame>
  )
}

/** Whether there are orders, or a message, is not known before. */
function HomeSkeleton() {
  return (
    <TestDriveSkeleton {...useHomeHead()} scene={<RoadScene />}>
      {[0, 1, 2].map((at) => (
        <CardPlace key={at}>
          <Skeleton shape="text" width="55%" height="1.5rem" />
          <Skeleton shape="pill" width="5.5rem" height="1.875rem" top="0.75rem" />
        </CardPlace>
      ))}
    </TestDriveSkeleton>
  )
}
