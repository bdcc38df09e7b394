import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal } from '@/api/errors/apiError'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { isRedirecting } from '@/blocks/isRedirecting'
import { useNotifyOnce } from '@/blocks/notify/useNotifyOnce'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { openRealName, type AppLinkDispatch } from '@/features/appLinks'
import { cashInviteSlice, type WithdrawOrder } from '@/features/cashInvite'
import { useMessages } from '@/lib/i18n'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import { usePageReturned } from '@/lib/page/usePageReturned'
import type { ActionArg, ActivityPage, CallArg } from '@/services/candle'
import { realNameApi } from '@/services/cas'
import { withdrawConfig } from './config'
import { withdrawFixtures } from './fixtures'
import { withdrawMessages } from './messages'
import { Refused } from './Refused'
import { validateAmount } from './validateAmount'
import { useWallet } from './wallet/useWallet'
import { useWalletReload } from './wallet/useWalletReload'
import { useWithdrawal, type ListWithdrawals, type SendWithdrawal } from './useWithdrawal'
import { askToVerify, confirmLeave, confirmRepeat, showRefusal } from './withdrawDialogs'
import type { NameCheck, WithdrawActions, WithdrawPageData, WithdrawWallet } from './withdrawData'
import { WithdrawSkeleton } from './WithdrawSkeleton'
import { WithdrawView } from './WithdrawView'

export type WithdrawPageOptions<Asked extends ActivityPage> = {
  /** The campaign's page call, which knows the user's money. */
  readonly usePage: UsePageQuery<Asked>
  readonly toWallet: (page: Asked) => WithdrawWallet | undefined
  /** The campaign's `action` call. Its words are left to this page (`suppressToast`). */
  readonly withdraw: { readonly initiate: (arg: ActionArg<Pick<WithdrawOrder, 'cents'>>, options: { readonly track: false }) => ReturnType<SendWithdrawal> }
  /** The newest of the campaign's withdrawals: its `newest` call. */
  readonly newest: { readonly initiate: (arg: CallArg<undefined>, options: { readonly subscribe: false; readonly forceRefetch: true }) => ReturnType<ListWithdrawals> }
  /** The campaign's page of withdrawals, where it has one. */
  readonly recordsPath?: string | undefined
}

/** Where users take out what they have earned. Whatever happens on the way, one intention is one withdrawal. */
export function withdrawPage<Asked extends ActivityPage>(configKey: string, options: WithdrawPageOptions<Asked>): Page<typeof withdrawConfig, WithdrawPageData, WithdrawActions> {
  return definePage({
    kind: 'withdraw',
    config: withdrawConfig,
    fixtures: withdrawFixtures,
    useDefaults: useWithdrawDefaults,
    actionNames: ['type', 'submit', 'verifyName', 'repeat', 'abandon', 'close', 'openRecords', 'goHome'],
    slices: [cashInviteSlice],
    useLive: () => useWithdrawPage(configKey, options),
    View: ({ config, data, actions }) => ('refusal' in data ? <Refused {...data.refusal} title={config.title} onLeave={actions.goHome} /> : <WithdrawView config={config} data={data} actions={actions} />),
    Skeleton: WithdrawSkeleton,
  })
}

function useWithdrawDefaults() {
  const { title, balance, records, submit, earnMore, tips, standardTips } = useMessages(withdrawMessages)
  return { title, balanceLabel: balance, recordsText: records, buttonText: submit, earnText: earnMore, tipsTitle: tips, tips: Object.values(standardTips).map((text) => ({ text })) }
}

function useWithdrawPage<Asked extends ActivityPage>(configKey: string, { usePage, toWallet, withdraw, newest, recordsPath = '' }: WithdrawPageOptions<Asked>): LivePage<WithdrawPageData, WithdrawActions> {
  const { open } = useCampaignNavigate()
  const dispatch = useDispatch<AppLinkDispatch>()
  const request = useActivityRequest()
  const source = useWallet(configKey, usePage, toWallet)
  const { name, askName } = useNameCheck()
  const reload = useWalletReload(source)
  const serverClockOffset = source.status === 'ready' ? source.serverClockOffset : undefined
  const desk = useWithdrawal({
    // Its city stands there too where the address names none (spec 2 §7.2).
    send: ({ requestId, cents }) => withdraw.initiate({ request: { cityCode: '', ...request }, requestId, args: { cents } }, { track: false }),
    list: () => newest.initiate({ request, args: undefined }, { subscribe: false, forceRefetch: true }),
    serverTime: () => (serverClockOffset === undefined ? '' : formatShanghaiTime(Date.now() + serverClockOffset)),
    onMoneyMoved: reload,
    onRefused: (refusal) => {
      reload()
      void showRefusal(refusal, dispatch)
    },
  })
  usePageReturned(() => {
    reload()
    askName()
    desk.look()
  })
  if (source.status === 'loading' || source.status === 'failed') return source
  if (!desk.isReady) return { status: 'loading' }
  const openRecords = recordsPath === '' ? undefined : () => open(recordsPath)
  const { rawConfig } = source
  return {
    status: 'ready',
    rawConfig,
    data: source.status === 'refused' ? { refusal: source.refusal } : { ...source.wallet, name, typed: desk.typed, stage: desk.stage, hasRecords: recordsPath !== '' },
    actions: {
      type: desk.type,
      submit: () => {
        if (source.status === 'refused') return null
        const { wallet } = source
        const { cents, fault } = validateAmount(desk.typed, wallet.balance, wallet.limits)
        if (fault !== null) return fault
        if (name.status === 'unverified') void askToVerify()
        else desk.order(cents)
        return null
      },
      verifyName: () => void openRealName(),
      repeat: () => 'order' in desk.stage && void confirmRepeat(desk.stage.order.cents, { proceed: desk.repeat, openRecords }),
      abandon: () => void confirmLeave({ proceed: desk.abandon, openRecords }),
      close: desk.close,
      openRecords: () => openRecords?.(),
      goHome: () => open(''),
    },
  }
}

/** Asked anew whenever the person comes back: the name is verified in the app, beside this page. */
function useNameCheck(): { readonly name: NameCheck; readonly askName: () => void } {
  const { data, error, isFetching, refetch } = realNameApi.useQueryRealNameInfoMaskQuery(undefined, { refetchOnMountOrArgChange: true })
  // The server's words of a refusal are shown (spec 2 §8).
  const refusal = isRefusal(error) && !isRedirecting(error) ? error : undefined
  const { notify } = useNotifyOnce()
  const notifyRefused = useEffectEvent(() => void (refusal && notify(refusal)))
  const refusedWith = refusal?.errCode
  useEffect(() => {
    if (refusedWith !== undefined) notifyRefused()
  }, [refusedWith])
  const askName = () => void refetch()
  if (!data) return { name: { status: isFetching ? 'asked' : 'unknown' }, askName }
  return { name: data.isVerified ? { status: 'verified', mask: data.nameMask } : { status: 'unverified' }, askName }
}
