import { useEffect, useEffectEvent } from 'react'
import { definePage, type AnyPage } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { reasonOf } from './reason'

/** The same page, which leads a user whom its call turns away to the campaign's `no-permission`, with the reason. */
export function turningAway(page: AnyPage): AnyPage {
  return definePage({
    ...page,
    useLive: () => {
      // oxlint-disable-next-line react/hooks -- a page is one page for its whole life
      const live = page.useLive()
      const { open } = useCampaignNavigate()
      const reason = live.status === 'failed' ? reasonOf(live.error) : undefined
      const leave = useEffectEvent(() => open('no-permission', { params: { reason: reason ?? null }, replace: true }))
      useEffect(() => {
        if (reason !== undefined) leave()
      }, [reason])
      return reason === undefined ? live : { status: 'loading' }
    },
  })
}
