import { useSelector } from 'react-redux'
import { useHref, useLocation, useNavigate } from 'react-router'
import { selectEntry } from '@/features/entry'
import { afterLogin, type LoginResult } from '@/features/login'
import { toast, TOAST_MS } from '@/ui/toast'
import { leave } from './leave'
import type { LoginConfig } from './loginPageData'

type Links = Pick<LoginConfig, 'targetLinkAfterRegister' | 'targetLinkAfterLogin' | 'afterLoginMessage'>

/** Goes where `afterLogin` says. The login page leaves no trace in the history: back leads to the page before it. */
export function useAfterLogin(onSuccess?: (result: LoginResult) => void): (result: LoginResult, links: Links) => void {
  const { campaign } = useSelector(selectEntry)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const home = `/${campaign ?? ''}${search}`
  const goTo = (path: string) => void navigate(path, { replace: true })

  const follow = (url: string, message: string) => {
    if (message) toast.success(message)
    if (url === base || url.startsWith(`${base}/`)) return goTo(url.slice(base.length) || '/')
    // A link into an app does nothing where the app is missing, so there is a page behind it.
    const isWebPage = /^(https:|\/)/i.test(url)
    if (!isWebPage) goTo(home)
    // A message needs its time before another document takes its place.
    setTimeout(() => leave.to(url), message ? TOAST_MS : 0)
  }

  return (result, links) => {
    const destination = afterLogin({ ...links, ...result, hasOnSuccess: onSuccess !== undefined, from: (state as { from?: unknown } | null)?.from, home })
    switch (destination.to) {
      case 'callback':
        return onSuccess?.(result)
      case 'link':
        return follow(destination.url, destination.message)
      case 'home':
        // oxlint-disable-next-line no-console -- whoever configured the link finds the reason here
        console.warn(`The link after login is not safe to follow and was left out: ${destination.refusedLink}`)
        return goTo(destination.path)
      case 'page':
        return goTo(destination.path)
    }
  }
}
