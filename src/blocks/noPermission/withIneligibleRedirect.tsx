import { useEffect, useEffectEvent, useState } from 'react'
import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { toastError } from '@/api/errors/toastError'
import { definePage, type AnyPage } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { reasonOf } from './reason'

/** The same page, which leads a user whom its call turns away to the campaign's `no-permission`, with the reason. */
export function withIneligibleRedirect(page: AnyPage): AnyPage {
  return definePage({
    ...page,
    useLive: () => {
      // oxlint-disable-next-line react/hooks -- a page is one page for its whole life
      const live = page.useLive()
      const { open } = useCampaignNavigate()
      // What the last visit failed with is known until this one is answered: the user may be on the list by now.
      const [known] = useState(live.status === 'failed' ? live.error : undefined)
      const isKnown = live.status === 'failed' && live.error === known
      const reason = live.status === 'failed' ? reasonOf(live.error) : undefined
      const leave = useEffectEvent(() => {
        // Tolerated, so that it leads here: no reaction has told it (spec 1 §8).
        if (live.status === 'failed' && isBusinessError(live.error, CODE.userNotInNameList)) void toastError(live.error)
        open('no-permission', { params: { reason: reason ?? null }, replace: true })
      })
      const askAgain = useEffectEvent(() => live.status === 'failed' && live.retry())
      useEffect(() => {
        if (reason === undefined) return
        if (isKnown) askAgain()
        else leave()
      }, [reason, isKnown])
      return reason === undefined ? live : { status: 'loading' }
    },
  })
}
