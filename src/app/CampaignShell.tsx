import { useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { Campaign } from '@/campaigns/defineCampaign'
import { enterCampaign, selectEntry } from '@/features/entry'
import { ThemeProvider } from '@/ui/theme'
import { ScreenSlot } from './ScreenSlot'
import { useAppDispatch } from './useAppDispatch'

/** Around every page of a campaign: its colours, its title until the page brings another, and the entry parameters that are its own. */
export function CampaignShell({ campaign }: { readonly campaign: Campaign }) {
  const { prefix, theme, title } = campaign
  const isClaimed = useSelector(selectEntry).campaign === prefix
  // No page may ask for anything before it is known which activity it is asking about.
  const [isOpen, setOpen] = useState(false)
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    if (!isClaimed) dispatch(enterCampaign(campaign, search))
    setOpen(true)
  }, [isClaimed, dispatch, campaign, search])
  // Before the page's own effects, so that a title from its configuration wins.
  useLayoutEffect(() => {
    document.title = title()
  }, [pathname, title])
  return <ThemeProvider overrides={theme}>{isOpen && <ScreenSlot />}</ThemeProvider>
}
