import { use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMessages, type Language } from '@/lib/i18n'
import { withParams } from '@/lib/url/query'
import { getControls, type AccountListing } from '@/simulator/backend'
import type { Workshop } from '../examine'
import type { Campaigns } from '../explain/routes'
import { linkMessages } from '../messages'
import { BuildPane } from './BuildPane'
import { ExplainPane } from './ExplainPane'
import { parseHash, toHash, type Asked } from './hash'
import * as S from './styles'
import { useExplain } from './useExplain'

/** Both ways: from an address to what it does, and from a page to its address. */
export function LinkWorkshop({ loading, language }: { readonly loading: Promise<Campaigns>; readonly language: Language }) {
  const campaigns = use(loading)
  const words = useMessages(linkMessages)
  // The real `fetch`, kept before a visit takes its place.
  const workshop = useMemo((): Workshop => {
    const ask = window.fetch.bind(window)
    const { origin } = window.location
    return { campaigns, origin, send: (path, init) => ask(origin + path, init) }
  }, [campaigns])
  const [asked, setAsked] = useState<Asked>(() => parseHash(window.location.hash))
  const { explained, explain } = useExplain(workshop)
  const phones = useListed(() => getControls<AccountListing>('accounts').then(({ accounts }) => accounts.map(({ mobile }) => mobile)))
  const lan = useListed(() => fetch(new URL('addresses', window.location.href).href).then((response) => response.json() as Promise<readonly string[]>))
  const ask = (next: Asked): void => {
    setAsked(next)
    window.history.replaceState(null, '', toHash(next))
    void explain(next.address, next)
  }
  const follow = useEffectEvent((): void => {
    // The address does not say who opens it: that stays as it is.
    const next = { ...parseHash(window.location.hash), mobile: asked.mobile }
    setAsked(next)
    void explain(next.address, next)
  })
  // What the workshop's own address asks, at first and when another one is pasted into it.
  useEffect(() => {
    const read = () => follow()
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return (
    <>
      <S.Top>
        <h1>{words.name}</h1>
        <a href={`../${window.location.search}`}>{words.workbench}</a>
        <a href={`../wall/${window.location.search}`}>{words.wall}</a>
        <a href={window.location.pathname + withParams(window.location.search, { lang: language === 'en' ? null : 'en' }) + (asked.address === '' ? '' : toHash(asked))}>{words.switchLanguage}</a>
        <p>{words.intro}</p>
      </S.Top>
      <S.Desk>
        <ExplainPane asked={asked} explained={explained} phones={phones} onAsk={ask} />
        <BuildPane workshop={workshop} lan={lan} onExplain={(address) => ask({ ...asked, address })} />
      </S.Desk>
    </>
  )
}

/** A list that helps to choose; empty until it has come, or where it cannot. */
function useListed(load: () => Promise<readonly string[]>): readonly string[] {
  const [list, setList] = useState<readonly string[]>([])
  useEffect(() => {
    load().then(setList, () => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return list
}
