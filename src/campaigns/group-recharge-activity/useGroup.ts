import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { HomeQuery } from '@/blocks/home/homePage'
import { useBackoffPolling } from '@/blocks/list/useBackoffPolling'
import { payActionNames, type PayActions, type PayData } from '@/blocks/pay/payData'
import { useFetchOrderStatus } from '@/blocks/pay/useFetchOrderStatus'
import { usePay } from '@/blocks/pay/usePay'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectIsLoggedIn } from '@/features/session'
import { useServerClock } from '@/lib/time/useServerClock'
import { addressArgs, type ActivityPage, type ActivityRequest } from '@/services/candle'
import { groupApi, useCreateGroupMutation, useJoinGroupMutation, type Deal, type GroupPage, type GroupResult, type Wish } from './api'
import { groupFace } from './groupFace'
import { GROUP } from './useGroupPage'

export type GroupData = { readonly chosen: Deal | undefined; readonly pay: PayData<GroupResult>; readonly isNamed: boolean; /** The open order is for a place in another user's group. */ readonly isJoining: boolean }

export type GroupActions = PayActions<Wish> & {
  readonly choose: (id: string) => void
  readonly openGroup: (deal: Deal) => void
  readonly joinGroup: () => void
  /** The group that was paid for. */
  readonly seeGroup: (groupNo: string) => void
  /** Away from the group of the address, to a group of one's own. */
  readonly startOwn: () => void
}

export const groupActions = [...payActionNames, 'choose', 'openGroup', 'joinGroup', 'seeGroup', 'startOwn'] as const

/** What is pressed before a login, for what it costs then. What costs another sum after it is not ordered by itself. */
export const joiningOf = ({ cents }: Deal): string => `joinGroup ${cents}`
export const openingOf = ({ id, cents }: Deal): string => `openGroup ${id} ${cents}`

/** Groups fill and end while the page is open: the page asks anew, by the server's clock. */
export function useGroup(request: ActivityRequest, { page, reload }: HomeQuery<ActivityPage & GroupPage>) {
  const { open } = useCampaignNavigate()
  const { groupNo } = addressArgs(useLocation().search, GROUP)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const [chosenId, choose] = useState<string>()
  const [sendOpening] = useCreateGroupMutation()
  const [sendJoining] = useJoinGroupMutation()
  useServerClock(page?.clock, () => void reload())
  const { input, data: pay, actions } = usePay<Wish, GroupResult>({
    name: 'group',
    order: (requestId, { packageId, groupNo: joined }, amount) => (joined === null ? sendOpening({ request, requestId, args: { packageId, amount } }) : sendJoining({ request, requestId, args: { groupNo: joined, amount } })),
    look: useFetchOrderStatus(groupApi.endpoints.queryGroupRechargeResult, request),
    onChanged: () => void reload(),
  })
  if (input && chosenId !== input.packageId) choose(input.packageId)
  const { packages = [], group: told } = page ?? {}
  // A user who has paid for a place is in the group, also where the page was asked before that, or cannot be asked: no user pays twice.
  const paidNo = pay.step === 'paid' ? pay.result?.groupNo : undefined
  const [joinedNo, join] = useState<string>()
  if (paidNo !== undefined && paidNo !== joinedNo) join(paidNo)
  const group = told?.status === 'open' && told.groupNo === joinedNo ? { ...told, isMember: true } : told
  useBackoffPolling(group?.status === 'open' && pay.step === 'idle', reload)

  // A group that the user is in and that the address does not name: now it does, and so does the link that is shared.
  const own = groupNo === undefined && pay.step === 'idle' && groupFace(group, false) === 'invite' ? group?.groupNo : undefined
  const name = useEffectEvent((found: string) => open('', { params: { groupNo: found }, replace: true }))
  useEffect(() => {
    if (own !== undefined) name(own)
  }, [own])

  const chosen = packages.find(({ id }) => id === chosenId) ?? packages[0]
  const openGroup = ({ id, cents }: Deal) => {
    choose(id)
    actions.pay({ packageId: id, groupNo: null }, cents)
  }
  const joinGroup = () => {
    if (group) actions.pay({ packageId: group.deal.id, groupNo: group.groupNo }, group.deal.cents)
  }
  return {
    data: { group, chosen, pay: isLoggedIn ? pay : { ...pay, step: 'idle' as const }, isNamed: groupNo !== undefined, isJoining: Boolean(input?.groupNo) } satisfies GroupData & Pick<GroupPage, 'group'>,
    actions: {
      ...actions,
      choose,
      openGroup,
      joinGroup,
      seeGroup: (paid: string) => {
        actions.closePay()
        open('', { params: { groupNo: paid }, replace: true })
      },
      startOwn: () => open('', { params: { groupNo: null } }),
    } satisfies GroupActions,
    intents: {
      ...Object.fromEntries(packages.map((deal) => [openingOf(deal), () => (group ? undefined : openGroup(deal))])),
      // The login may have shown that this user is in it already.
      ...(group && { [joiningOf(group.deal)]: () => (group.status === 'open' && !group.isMember ? joinGroup() : undefined) }),
    },
    holdsGate: pay.step !== 'idle',
  }
}
