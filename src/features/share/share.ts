import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Transport } from '@/api/baseQuery'
import type { WithEntry } from '@/features/entry'
import type { WithSession } from '@/features/session'
import { openHost, pageHost, type ShareCard, type ShareChannel } from '@/hosts'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { openLayer, type LayerProps } from '@/ui/overlay/openLayer'
import { shareMessages } from './messages'
import { pageShare } from './pageShare'
import type { PosterWords } from './poster/PosterPicture'
import { shareLogged, type ShareThunk } from './shareLog'
import { signPage } from './signPage'
import { shareMethod } from './shareMethod'
import { copyLink } from './sheet/copyLink'

const maskChunk = lazyChunk(() => import('./ShareMask'))
const sheetChunk = lazyChunk(() => import('./sheet/ShareSheet'))

export type ShareDispatch = ThunkDispatch<WithEntry & WithSession, Transport, UnknownAction>

export type ShareRequest = {
  /** Its link names sourceId, promotorCode, shareSourceId and channel: see `inviteLink`. */
  readonly card: ShareCard
  readonly channels: readonly ShareChannel[]
  /** Marketing's picture behind the poster's words; our own without one. */
  readonly posterImage?: string
  /** The campaign's own, where they are not about ride credit. */
  readonly posterWords?: PosterWords | undefined
  /** The campaign's ShareCallback, once for each share. The share does not wait for it, and its failure stops nothing. */
  readonly onShared?: () => unknown
}

/** The outcome of a share; reported once for each way that was tried. */
export type ShareReport = { readonly shared: () => void; readonly failed: (reason: string) => void }

/** What is being shared, in each store: another press for the same card means the same. */
const sharing = new WeakMap<object, { readonly card: string; readonly shown: Promise<void> }>()

/** Lets a person share, in the way of the host, once at a time. Settles when the way to share is on the screen. Never rejects. */
export const share =
  (request: ShareRequest): ShareThunk<Promise<void>> =>
  (dispatch) => {
    const card = JSON.stringify(request.card)
    const begun = sharing.get(dispatch)
    if (begun?.card === card) return begun.shown
    const shown = dispatch(showWay(request)).finally(() => {
      if (sharing.get(dispatch)?.shown === shown) sharing.delete(dispatch)
    })
    sharing.set(dispatch, { card, shown })
    return shown
  }

const showWay =
  (request: ShareRequest): ShareThunk<Promise<void>> =>
  async (dispatch) => {
    await shareMessages.ready()
    const report = dispatch(reportOf(request))
    const { card, channels } = request
    // The corner menu takes the card first, also where the host's own panel brings it there; on the next route it has the page's again.
    pageShare.lend({ card: { ...card, channels }, sign: (address) => dispatch(signPage(address)) })
    const { first, otherwise } = shareMethod(pageHost().kind)
    if (first === 'host') {
      const host = await openHost()
      const reply = await host.share(card, channels)
      if (reply.ok) return report.shared()
      report.failed(`${reply.failure.kind} ${reply.failure.message}`.trim())
      if (reply.failure.kind === 'cancelled') return
    }
    try {
      if ((first === 'host' ? otherwise : first) === 'mask') await showMask(request, report)
      else await showSheet(request, report)
    } catch {
      await copyLink(card.link, report)
    }
  }

/** The link alone, for a page with a button of its own for that. Never rejects. */
export const shareLink =
  (request: ShareRequest): ShareThunk<Promise<void>> =>
  async (dispatch) => {
    await shareMessages.ready()
    await copyLink(request.card.link, dispatch(reportOf(request)))
  }

const reportOf =
  ({ onShared }: ShareRequest): ShareThunk<ShareReport> =>
  (dispatch) => {
    let isCounted = false
    return {
      shared: () => {
        if (isCounted) return
        isCounted = true
        dispatch(shareLogged())
        Promise.resolve()
          .then(onShared)
          .catch(() => undefined)
      },
      failed: (reason) => dispatch(shareLogged(reason)),
    }
  }

/** The corner menu is given the card again after it (spec 2 §4). */
async function showMask({ channels }: ShareRequest, report: ShareReport): Promise<void> {
  const { shareMaskOf } = await maskChunk.read()
  void layered(shareMaskOf(channels)).then(pageShare.repeat)
  report.shared()
}

async function showSheet(request: ShareRequest, report: ShareReport): Promise<void> {
  const { shareSheetOf } = await sheetChunk.read()
  void layered(shareSheetOf(request, report))
}

function layered(View: ComponentType<LayerProps>): Promise<void> {
  const closed = openLayer(View)
  if (!closed) throw new Error('There is no page to show it on')
  return closed
}
