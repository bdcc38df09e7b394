import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { shareFields, usePageShare } from '@/features/share'
import { parseConfig } from '@/lib/pageConfig'
import { useInviteCard } from './useInviteCard'

// The page names the document once it is drawn: read while rendering, and again behind the page's own effects.
const subscribe = () => () => undefined
const readTitle = () => document.title

/** The card that a page's configuration carries (spec 1 §3), for the host's corner menu. Without a link of its own it leads to the campaign. */
export function ConfiguredShare({ rawConfig }: { readonly rawConfig: unknown }) {
  const { campaign, passengerChannel } = useSelector(selectEntry)
  const { cornerShare, customShareLink } = useMemo(() => parseConfig(shareFields, rawConfig).config, [rawConfig])
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}`, promotorCode: '', pageLink: customShareLink })
  const pageTitle = useSyncExternalStore(subscribe, readTitle, readTitle)
  const title = cornerShare.title || pageTitle
  // The member channel shares nothing (spec 2 §6).
  const isSet = passengerChannel === 1 && (customShareLink !== '' || Object.values(cornerShare).some((value) => value !== ''))
  usePageShare(isSet && title ? cardOf({ ...cornerShare, title }) : undefined, { hasButton: false })
  return null
}
