import { useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { Virtualizer } from 'virtua'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { couponMessages } from '@/blocks/coupons/messages'
import { TOTAL_UNKNOWN, type Listing } from '@/blocks/list/listData'
import { ListFoot } from '@/blocks/list/ListFoot'
import { RefreshAction } from '@/blocks/list/listing/RefreshAction'
import { listMessages } from '@/blocks/list/messages'
import { Gap, Unreadable } from '@/blocks/list/RowList.styles'
import { RewardRow } from '@/blocks/list/rows/RewardRow'
import { NoteAction } from '@/blocks/list/rows/Row.styles'
import { RowsSkeleton } from '@/blocks/list/RowsSkeleton'
import { useMessages } from '@/lib/i18n'
import type { RewardRow as Reward } from '@/services/candle'
import { LazyArt, offlineArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { uiMessages } from '@/ui/messages'
import { Sheet } from '@/ui/overlay/Sheet'
import { safeArea } from '@/ui/theme'

export type RewardSheetTexts = { readonly title: string; readonly empty: string; readonly leave: string }

export type RewardSheetProps = {
  readonly isOpen: boolean
  readonly texts: RewardSheetTexts
  readonly listing: Listing<Reward>
  readonly onClose: () => void
  readonly onMore: () => void
  readonly onRetry: () => void
  /** Leads to where a reward is used. */
  readonly onUse: (link: string) => unknown
  /** The way on from an empty one; undefined where there is none. */
  readonly onLeave?: (() => unknown) | undefined
}

/** More rows than these keep only those in sight in the document. */
const PLAIN_UP_TO = 60

/** It scrolls by itself, so that rows out of sight can stay out of the document. */
const Scroller = styled.div`
  height: 60vh;
  padding: 0.5rem 16px 0;
  ${safeArea('padding-bottom', 'bottom', '1rem')}
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;
`

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

/** Slides up with every reward of the user, newest first. */
export function RewardSheet({ isOpen, texts, listing, onClose, onMore, onRetry, onUse, onLeave }: RewardSheetProps) {
  const { retry } = useMessages(uiMessages)
  // What `describeError` reads has to be there.
  useMessages(apiMessages)
  // A row that waits for its English words would take the open sheet off the page again, and the page with it.
  const { unreadable } = useMessages(listMessages)
  useMessages(couponMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const lost = listing.status === 'shown' ? (listing.unreadable ?? 0) : 0
  const leave = onLeave && { label: texts.leave, onClick: () => void onLeave() }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} isSunken>
      <Scroller ref={scroller}>
        {listing.status === 'loading' && <RowsSkeleton />}
        {listing.status === 'failed' && <StatePanel role="alert" art={offlineArt} title={describeError(listing.error)} action={{ label: retry, onClick: onRetry }} />}
        {listing.status === 'shown' && listing.rows.length + lost === 0 && (
          <StatePanel art={<LazyArt load={loadEmpty} />} title={texts.empty} action={leave}>
            <RefreshAction isBusy={listing.isFetching} onClick={onRetry} />
          </StatePanel>
        )}
        {listing.status === 'shown' && listing.rows.length + lost > 0 && (
          <>
            {listing.rows.length > 0 ? (
              <>
                <Rows label={texts.title} rows={listing.rows} total={listing.total} scroller={scroller} onUse={onUse} />
                {lost > 0 && <Unreadable>{unreadable(lost)}</Unreadable>}
              </>
            ) : (
              <StatePanel art={<LazyArt load={loadEmpty} />} title={unreadable(lost)} action={{ label: retry, onClick: onRetry }} />
            )}
            <ListFoot end={listing.end} isFetching={listing.isFetching} onMore={onMore} />
          </>
        )}
      </Scroller>
    </Sheet>
  )
}

type RowsProps = Pick<RewardSheetProps, 'onUse'> & { readonly rows: readonly Reward[]; readonly total: number | undefined; readonly label: string; readonly scroller: RefObject<HTMLDivElement | null> }

function Rows({ rows, total = TOTAL_UNKNOWN, label, scroller, onUse }: RowsProps) {
  const items = rows.map((row, index) => (
    <Gap key={row.id} role="listitem" aria-setsize={total} aria-posinset={index + 1}>
      <RewardRow row={row} previous={undefined} action={row.link && row.status === 'received' && <UseAction row={row} onUse={onUse} />} />
    </Gap>
  ))
  return (
    <div role="list" aria-label={label}>
      {rows.length > PLAIN_UP_TO ? <Virtualizer scrollRef={scroller}>{items}</Virtualizer> : items}
    </div>
  )
}

/** Of a reward that has arrived and says where it is used. */
function UseAction({ row: { kind, name, quantity, link }, onUse }: Pick<RewardSheetProps, 'onUse'> & { readonly row: Reward }) {
  const { rewardName, several } = useMessages(listMessages)
  const { use } = useMessages(couponMessages)
  return (
    <NoteAction type="button" aria-label={`${use} ${several(rewardName(kind, name), quantity)}`} onClick={() => void onUse(link)}>
      {use}
    </NoteAction>
  )
}
