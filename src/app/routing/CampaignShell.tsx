import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { Campaign } from '@/campaigns/defineCampaign'
import { enterCampaign, selectEntry, type WithEntry } from '@/features/entry'
import { LayerHost } from '@/ui/overlay/LayerHost'
import { ThemeProvider } from '@/ui/theme'
import { ScreenSlot } from '../screen/ScreenSlot'
import { useAppDispatch } from '../useAppDispatch'

/** Around every page of a campaign: its theme, its title until the page sets another, and its entry parameters. */
export function CampaignShell({ campaign, children }: { readonly campaign: Campaign; readonly children: ReactNode }) {
  const { prefix, theme, title } = campaign
  const isClaimed = useSelector((state: WithEntry) => selectEntry(state).campaign === prefix)
  // No page may send a request before its activity is known; later changes happen under the open page.
  const [isOpen, setOpen] = useState(isClaimed)
  if (isClaimed && !isOpen) setOpen(true)
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    if (!isClaimed) dispatch(enterCampaign(campaign, search))
  }, [isClaimed, dispatch, campaign, search])
  return (
    <ThemeProvider overrides={theme}>
      <CampaignTitle key={pathname} title={title()} />
      {isOpen && <ScreenSlot>{children}</ScreenSlot>}
      <LayerHost key={`layer ${pathname}`} />
    </ThemeProvider>
  )
}

/** Set before the page's own effects, so that a title from its configuration wins. */
function CampaignTitle({ title }: { readonly title: string }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}
