import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { renameEntryKey } from '@/lib/storage/renameEntryKey'
import type { DrawState, OpenDraw } from './drawState'

const REQUEST_ID = /^\w{1,64}$/

function deserialize({ open }: StoredValues): Partial<DrawState> {
  if (typeof open !== 'object' || open === null) return {}
  return { open: Object.fromEntries(Object.entries(open).filter((entry): entry is [string, OpenDraw] => isOpenDraw(entry[1]))) }
}

const isOpenDraw = (kept: unknown): kept is OpenDraw => REQUEST_ID.test((kept as Partial<OpenDraw> | null)?.requestId ?? '')

/** What was sent is kept, in the tab, and not what came of it: that the server says again. It outlives a reload, a step back, and a login in between. */
export const drawPersist: SlicePersist<DrawState> = { key: 'draw', storage: 'tab', version: 2, whitelist: ['open'], migrations: { 2: renameEntryKey('said', 'input') }, deserialize }
