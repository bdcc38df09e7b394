import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useHref, useLocation, useNavigate } from 'react-router'
import { selectEntry, selectIsDriver } from '@/features/entry'
import { afterLogin, loadFacts, useLoginDispatch, type Destination, type LoginResult, type RegisterPath } from '@/features/login'
import { toast, TOAST_MS } from '@/ui/toast'
import { leave } from './leave'
import type { LoginConfig } from './loginPageData'

type Links = Pick<LoginConfig, 'targetLinkAfterRegister' | 'targetLinkAfterLogin' | 'afterLoginMessage'>

type AfterLoginOptions = { readonly onSuccess?: ((result: LoginResult) => void) | undefined; readonly registers?: RegisterPath | undefined }

type AfterLogin = {
  readonly goOn: (result: LoginResult, links: Links) => Promise<void>
  /** The backend is being asked where to go. */
  readonly isDeciding: boolean
}

/** Goes where `afterLogin` says. The login page leaves no trace in the history: back leads to the page before it. */
export function useAfterLogin({ onSuccess, registers }: AfterLoginOptions): AfterLogin {
  const { campaign } = useSelector(selectEntry)
  const isDriver = useSelector(selectIsDriver)
  const dispatch = useLoginDispatch()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const [isDeciding, setDeciding] = useState(false)
  const isShown = useIsShown()
  const goTo = (path: string, rewardCents?: number) => void navigate(path, { replace: true, state: rewardCents === undefined ? null : { rewardCents } })

  const follow = (url: string, isTold: boolean) => {
    if (url === base || url.startsWith(`${base}/`)) return goTo(url.slice(base.length) || '/')
    // A link into an app does nothing where the app is missing, so there is a page behind it.
    const isWebPage = /^(https:|\/)/i.test(url)
    if (!isWebPage) goTo(`/${campaign ?? ''}${search}`)
    // A message needs its time before another document takes its place.
    setTimeout(() => leave.to(url), isTold ? TOAST_MS : 0)
  }

  const goTowards = (destination: Destination, result: LoginResult) => {
    switch (destination.to) {
      case 'callback':
        return onSuccess?.(result)
      case 'link':
        if (destination.message) toast.success(destination.message)
        return follow(destination.url, destination.message !== '' || destination.word !== undefined)
      case 'home':
        // oxlint-disable-next-line no-console -- whoever configured the link finds the reason here
        console.warn(`The link after login is not safe to follow and was left out: ${destination.refusedLink}`)
        return goTo(destination.path)
      case 'page':
        return goTo(destination.path, destination.rewardCents)
    }
  }

  /** Null when another page is on its way already. Without its code nothing more is known, and nobody is stranded. */
  const gather = async (result: LoginResult) => {
    try {
      const { gatherFacts, sayAfterLogin } = await loadFacts()
      const facts = await dispatch(gatherFacts(result, registers ?? null))
      return facts && { ...facts, sayAfterLogin }
    } catch {
      return noFacts
    }
  }

  return {
    isDeciding,
    goOn: async (result, links) => {
      const hasOnSuccess = onSuccess !== undefined
      const mustAsk = !hasOnSuccess && (registers !== undefined || isDriver)
      if (mustAsk) setDeciding(true)
      const facts = mustAsk ? await gather(result) : noFacts
      // A person who went elsewhere meanwhile is not pulled back.
      if (!facts || !isShown.current) return
      const { sayAfterLogin, ...known } = facts
      const from = (state as { from?: unknown } | null)?.from
      const destination = afterLogin({ ...links, ...result, ...known, hasOnSuccess, from, campaign: campaign ?? '', search })
      if ('word' in destination && destination.word) sayAfterLogin(destination.word)
      goTowards(destination, result)
    },
  }
}

const noFacts = { invitee: null, isBlackDriver: false, sayAfterLogin: () => undefined }

function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
