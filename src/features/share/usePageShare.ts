import { useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import type { ShareCard } from '@/hosts'
import { pageShare } from './pageShare'
import type { ShareDispatch } from './share'
import { signPage } from './signPage'
import { useOwnShareButton } from './useOwnShareButton'

/**
 * Gives the page's card to the corner menu of the chat apps, and again after each route; takes it back with the page. Hides the native app's
 * own button meanwhile, unless that is the only one. Undefined while it is not known.
 */
export function usePageShare(card: ShareCard | undefined, { hasButton = true }: { readonly hasButton?: boolean } = {}): void {
  const dispatch = useDispatch<ShareDispatch>()
  const { key } = useLocation()
  // Cards are built while rendering: the same words are the same card.
  const text = card && JSON.stringify(card)
  const same = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as ShareCard)), [text])
  useEffect(() => {
    if (same) pageShare.set({ card: same, sign: (address) => dispatch(signPage(address)) })
  }, [same, dispatch])
  useEffect(() => {
    if (key) pageShare.takeBack()
  }, [key])
  const hasCard = same !== undefined
  useOwnShareButton(hasCard && hasButton)
  useEffect(() => (hasCard ? pageShare.reset : undefined), [hasCard])
}

/** For what is shared from a page that may have no card of its own: with the page the corner menu is free of it. */
export function usePageShareTakenBack(): void {
  useEffect(() => pageShare.takeBack, [])
}
