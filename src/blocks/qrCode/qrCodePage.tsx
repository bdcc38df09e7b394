import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { share, shareChannels, usePageShare, type InviteOffer, type ShareDispatch } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { parseConfig, type ConfigOf } from '@/lib/pageConfig'
import type { CallArg, DriverCode } from '@/services/candle'
import { qrCodeConfig } from './config'
import { qrCodeFixtures } from './fixtures'
import { qrCodeMessages } from './messages'
import { QrCodeSkeleton, QrCodeView } from './QrCodeView'

export type QrCodeData = { readonly link: string; readonly offer: InviteOffer; readonly isLoggedIn: boolean }
export type QrCodeActions = { readonly share: () => unknown; readonly login: () => void }

export type QrCodePageOptions = {
  /** The campaign's call for the driver's code. */
  readonly useCode: TypedUseQuery<DriverCode, CallArg<undefined>, typeof baseQuery>
  /** The campaign's page where passengers land. */
  readonly landing: string
  /** The words of the card while marketing gives none. */
  readonly useCard: () => { readonly title: string; readonly desc: string }
}

/** A driver's code, large, for a passenger to scan. */
export function qrCodePage(configKey: string, options: QrCodePageOptions): Page<typeof qrCodeConfig, QrCodeData, QrCodeActions> {
  return definePage({
    kind: 'qr-code',
    config: qrCodeConfig,
    fixtures: qrCodeFixtures,
    useDefaults: () => {
      const { title, scan, share: buttonDesc } = useMessages(qrCodeMessages)
      return { title, headline: qrCodeFixtures.default.offer.name, scanText: scan, buttonDesc, shareCard: options.useCard() }
    },
    actionNames: ['share', 'login'],
    useLive: () => useQrCode(configKey, options),
    View: QrCodeView,
    Skeleton: QrCodeSkeleton,
  })
}

const NO_OFFER: InviteOffer = { name: '', avatar: '', cents: null }

function useQrCode(configKey: string, { useCode, landing, useCard }: QrCodePageOptions): LivePage<QrCodeData, QrCodeActions> {
  const request = useActivityRequest()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  const logIn = useLoginLauncher()
  const { pathname, search } = useLocation()
  // oxlint-disable-next-line react/hooks -- a page has one call for its whole life
  const { data, error, isFetching, refetch } = useCode({ request, args: undefined }, { refetchOnMountOrArgChange: true, skip: !isLoggedIn })
  // oxlint-disable-next-line react/hooks -- and one catalogue
  const words = useCard()
  const { rawConfig } = usePageConfig(configKey)
  const { campaign } = useSelector(selectEntry)
  const dispatch = useDispatch<ShareDispatch>()
  const configured = useMemo(() => parseConfig(qrCodeConfig, rawConfig).config.shareCard, [rawConfig])
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}/${landing}`, promotorCode: data?.promotorCode ?? '', customLink: data?.link || undefined })
  const card = cardOf(worded(configured, words))
  usePageShare(data && card)
  const login = () => logIn({ to: pathname + search })
  if (!isLoggedIn && !isLoggingIn) return { status: 'ready', rawConfig, data: { link: '', offer: NO_OFFER, isLoggedIn }, actions: { share: login, login } }
  if (!data) return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { link: card.link, offer: { name: data.name, avatar: '', cents: data.cents }, isLoggedIn },
    actions: { login, share: () => dispatch(share({ card, channels: shareChannels.standard })) },
  }
}

type Card = ConfigOf<typeof qrCodeConfig>['shareCard']

const worded = (card: Card, { title, desc }: { readonly title: string; readonly desc: string }): Card => ({ ...card, title: card.title || title, desc: card.desc || desc })
