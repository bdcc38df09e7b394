import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { Transport } from '@/api/baseQuery'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { openRealName } from '@/features/appLinks'
import { selectEntry } from '@/features/entry'
import { selectSession, type WithSession } from '@/features/session'
import { usePageReturned } from '@/lib/usePageReturned'
import { realNameApi } from '@/services/cas'
import { openDialog } from '@/ui/overlay/openDialog'
import { toast } from '@/ui/feedback/toast'
import { withdrawConfig } from './config'
import { withdrawFixtures } from './fixtures'
import { validateAmount } from './validateAmount'
import { withdrawMessages } from './messages'
import { useWalletReload } from './useWalletReload'
import { useWithdrawal } from './useWithdrawal'
import { withdrawAnswer, type Refusal, type WithdrawReply } from './withdrawAnswer'
import type { NameCheck, WithdrawActions, WithdrawData, WithdrawWallet } from './withdrawData'
import { WithdrawView } from './WithdrawView'
import type { WithdrawOrder } from './withdrawal'

/** Where the money is: still asked, not to be had, or there. `reload` asks anew, behind what is shown. */
export type WalletSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rawConfig: unknown; readonly wallet: WithdrawWallet; readonly reload: () => void }

export type WithdrawPageOptions = {
  readonly prefix: string
  readonly useWallet: () => WalletSource
  /** The campaign's call. It must be safe to make again with the same order, and its words are left to this page (`suppressToast`). */
  readonly send: (order: WithdrawOrder) => ThunkAction<Promise<WithdrawReply>, unknown, Transport, UnknownAction>
  /** The campaign's page of withdrawals, where it has one. */
  readonly recordsPath?: string | undefined
}

/** Where somebody takes out what they have earned. Whatever happens on the way, one intention is one withdrawal. */
export function withdrawPage(options: WithdrawPageOptions): Page<typeof withdrawConfig, WithdrawData, WithdrawActions> {
  return definePage({
    kind: 'withdraw',
    config: withdrawConfig,
    fixtures: withdrawFixtures,
    actionNames: ['type', 'submit', 'verifyName', 'askAgain', 'close', 'openRecords', 'goHome'],
    useLive: () => useWithdrawPage(options),
    View: WithdrawView,
  })
}

/** Who is here: the user, or until that is known the token alone. */
const selectPerson = (state: WithSession): string | null => selectSession(state).id ?? selectSession(state).token

function useWithdrawPage({ prefix, useWallet, send, recordsPath }: WithdrawPageOptions): LivePage<WithdrawData, WithdrawActions> {
  const { sourceId } = useSelector(selectEntry)
  const person = useSelector(selectPerson)
  const store = useStore<WithSession>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>()
  // oxlint-disable-next-line react/hooks -- the source is the same for the page's whole life
  const source = useWallet()
  const { name, askName } = useNameCheck()
  const reload = useWalletReload(source)
  usePageReturned(() => {
    reload()
    askName()
  })
  const desk = useWithdrawal({
    owner: `${sourceId ?? ''} ${person ?? ''}`,
    ask: async (order) => {
      // Somebody may be here whom another tab has logged in, before this page has gone: it is not their money. What is on its way then ends with the session.
      return selectPerson(store.getState()) === person ? withdrawAnswer(await dispatch(send(order))) : { kind: 'lost' }
    },
    onMoneyMoved: reload,
    onRefused: (refusal) => {
      reload()
      void tellRefusal(refusal)
    },
  })
  if (source.status !== 'ready') return source
  const { wallet, rawConfig } = source
  return {
    status: 'ready',
    rawConfig,
    data: { ...wallet, name, typed: desk.typed, stage: desk.stage, hasRecords: recordsPath !== undefined },
    actions: {
      type: desk.type,
      submit: () => {
        const { cents, fault } = validateAmount(desk.typed, wallet.balance, wallet.limits)
        if (fault !== null) return fault
        if (name.status === 'unverified') void askToVerify()
        else desk.order(cents)
        return null
      },
      verifyName: () => void openRealName(),
      askAgain: desk.askAgain,
      close: desk.close,
      openRecords: () => void navigate(`/${prefix}/${recordsPath ?? ''}${search}`),
      goHome: () => void navigate(`/${prefix}${search}`),
    },
  }
}

/** Asked anew whenever the person comes back: the name is verified in the app, beside this page. */
function useNameCheck(): { readonly name: NameCheck; readonly askName: () => void } {
  const { data, isFetching, refetch } = realNameApi.useQueryRealNameInfoMaskQuery(undefined, { refetchOnMountOrArgChange: true })
  const askName = () => void refetch()
  if (!data) return { name: { status: isFetching ? 'asked' : 'unknown' }, askName }
  return { name: data.isVerified ? { status: 'verified', mask: data.nameMask } : { status: 'unverified' }, askName }
}

async function tellRefusal({ cause, text }: Refusal): Promise<void> {
  await withdrawMessages.ready()
  if (cause === 'nameRequired') return askToVerify()
  if (cause === 'other') return toast.error(text)
  const { risk } = withdrawMessages.read()
  await openDialog({ title: risk.title, actions: [{ label: risk.gotIt }] })
}

async function askToVerify(): Promise<void> {
  const { nameRequired } = withdrawMessages.read()
  const answer = await openDialog({ title: nameRequired.title, text: nameRequired.text, actions: [{ label: nameRequired.later }, { label: nameRequired.verify, kind: 'primary' }] })
  if (answer === 1) await openRealName()
}
