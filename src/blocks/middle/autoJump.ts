import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { useOffer } from '@/blocks/register/useOffer'
import { usePageConfig } from '@/blocks/usePageConfig'
import { entryRead } from '@/features/entry'
import { autoLogin, useLoginDispatch } from '@/features/login'
import { openHost, pageHost } from '@/hosts'
import { parseConfig } from '@/lib/pageConfig'
import { withParams } from '@/lib/url/query'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { useNavigate } from '@/lib/history/useNavigate'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import type { MiddleActions, MiddleData } from './middleData'
import { middleConfig } from './config'
import { jumpDelay, middleRoute, miniProgramAddress } from './middleRoute'

/** How long the page waits for what marketing set (ms), within the time until the jump: a friend is on the way. */
const CONFIG_TIMEOUT_MS = 1_000

/** A jump that has led nowhere by then has been refused (ms). */
const JUMP_TIMEOUT_MS = 5_000

/** Leads on by itself, as the host does, to the activity with this prefix; every parameter of the link goes along. */
export const autoJump = (activity: string) => (configKey: string): LivePage<MiddleData, MiddleActions> => {
  const offer = useOffer()
  const { rawConfig, isLoading } = usePageConfig(configKey)
  const { miniPath, autoJumpSeconds } = useMemo(() => parseConfig(middleConfig, rawConfig).config, [rawConfig])
  const { search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useLoginDispatch()
  const [status, setStatus] = useState<MiddleData['status']>('leaving')
  const [isMasked, setMasked] = useState(false)
  const [openedAt] = useState(() => performance.now())
  const isShown = useHasTimedOut(CONFIG_TIMEOUT_MS) || !isLoading
  const hasTimedOut = useHasTimedOut(autoJumpSeconds * 1000 + JUMP_TIMEOUT_MS)

  // It leaves no trace: a step back from where it leads is not to be sent there again.
  const leaveFor = (path: string, query = search) => void navigate(`/${activity}${path}${query}`, { replace: true })
  const hasGone = useRef(false)
  const go = async (): Promise<void> => {
    hasGone.current = true
    const route = middleRoute(pageHost().kind, miniPath)
    switch (route.to) {
      case 'home':
        return leaveFor('')
      case 'register':
        if (!route.isHandedOff) return leaveFor('/invitee-register')
        dispatch(entryRead({ mis: 1 }))
        void dispatch(autoLogin(false))
        return leaveFor('/invitee-register', withParams(search, { mis: 1 }))
      case 'mask':
        setStatus('offered')
        return setMasked(true)
      case 'miniProgram': {
        const reply = await (await openHost()).openMiniProgramPage(miniProgramAddress(route.path, withParams(search, { mis: 1 })))
        return setStatus(reply.ok ? 'offered' : 'refused')
      }
    }
  }
  // Once: not again when the configuration comes late, nor after the user's own tap.
  const jump = useEffectEvent(() => void (hasGone.current || go()))
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(jump, jumpDelay(autoJumpSeconds, performance.now() - openedAt))
    return () => clearTimeout(timer)
  }, [isShown, autoJumpSeconds, openedAt])
  if (!isShown) return { status: 'loading' }

  return {
    status: 'ready',
    rawConfig,
    data: { offer, status: status === 'leaving' && hasTimedOut ? 'refused' : status, isMasked },
    actions: { go, register: () => leaveFor('/invitee-register'), unmask: () => setMasked(false), openMiniProgram: (link) => externalNavigation.assign(link) },
  }
}
