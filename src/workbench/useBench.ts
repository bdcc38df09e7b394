import { useCallback, useState } from 'react'
import type { Language } from '@/lib/i18n'
import { parseHash, type LinkState } from './draft/linkState'
import { restorePendingHash } from './draft/pendingAddress'
import { useDrafts, type DraftsOfPage } from './draft/useDrafts'
import { isVisitedAddress, useAddress } from './draft/useAddress'
import { DEFAULT_SIZE } from './frame/frameSize'
import type { FrameView } from './frame/FrameToolbar'
import { leafOf, type CampaignBranch, type PageLeaf } from './tree/pageTree'

export type Bench = {
  readonly leaf: PageLeaf
  readonly view: FrameView
  readonly look: (change: Partial<FrameView>) => void
  readonly choose: (page: string) => void
  readonly drafts: DraftsOfPage
}

type BenchOptions = {
  readonly tree: readonly CampaignBranch[]
  readonly first: PageLeaf
  readonly language: Language
  /** A link that cannot be followed, or not whole. */
  readonly onBadLink: (link: LinkState) => void
  readonly onTakenOver: () => void
}

const DEFAULT_FIXTURE = 'default'

const viewOf = (toolLanguage: Language, { fixture = DEFAULT_FIXTURE, size = DEFAULT_SIZE, language = toolLanguage }: Omit<LinkState, 'page'>) => ({ fixture, size, language })

/** Which page is on the bench and how it is looked at, its draft, and the address that holds both. */
export function useBench({ tree, first, language, onBadLink, onTakenOver }: BenchOptions): Bench {
  const [{ linked, isVisited }] = useState(() => {
    const isOfVisit = isVisitedAddress()
    const isNewer = restorePendingHash()
    return { linked: parseHash(window.location.hash), isVisited: isOfVisit && !isNewer }
  })
  const [leaf, setLeaf] = useState(() => leafOf(tree, linked?.page ?? '') ?? first)
  const [view, setView] = useState<FrameView>(() => ({ ...viewOf(language, linked ?? {}), previewType: 'with-preview-box', isFullHeight: false }))
  const drafts = useDrafts(leaf.id, { linked: (leaf.id === linked?.page && linked.config) || undefined, isVisited, onTakenOver })

  const look = useCallback((change: Partial<FrameView>) => setView((before) => ({ ...before, ...change })), [])
  const { open } = drafts
  const choose = useCallback(
    (page: string): void => {
      const next = leafOf(tree, page)
      if (!next || next === leaf) return
      open(page)
      setLeaf(next)
      look({ fixture: DEFAULT_FIXTURE })
    },
    [tree, leaf, open, look],
  )
  const onLink = (link: LinkState, isOfVisit: boolean): void => {
    const next = leafOf(tree, link.page)
    if (!next || link.config === null) onBadLink(link)
    if (!next) return
    open(link.page, link.config, isOfVisit)
    setLeaf(next)
    look(viewOf(language, link))
  }
  useAddress({ page: leaf.id, fixture: view.fixture, size: view.size, ...(view.language === language ? {} : { language: view.language }), config: drafts.config, isKept: drafts.unkept[leaf.id] === undefined, onLink })
  return { leaf, view, look, choose, drafts }
}
