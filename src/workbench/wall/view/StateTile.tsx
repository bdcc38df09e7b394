import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { currentLanguage, useMessages } from '@/lib/i18n'
import { toHash } from '../../draft/linkState'
import { FRAME_SIZES } from '../../frame/frameSize'
import { basePath, previewAddress } from '../../frame/previewAddress'
import { ToolButton } from '../../look/ToolButton'
import type { FrameBudget } from '../frames/frameBudget'
import type { TileWatch } from '../frames/watchTiles'
import type { PageState } from '../list/pageStates'
import type { StateNames } from '../list/selectStates'
import type { WallChoice } from '../list/wallChoice'
import { wallMessages } from '../messages'
import { LiveFrame } from './LiveFrame'
import { Caption, COLUMN, Cover, Said, Screen, Tile, Words } from './tile.styles'

export type WallFrames = { readonly budget: FrameBudget; readonly watch: TileWatch }

type StateTileProps = Pick<WallChoice, 'width' | 'letters' | 'language'> & {
  readonly state: PageState
  readonly names: StateNames
  readonly frames: WallFrames
  readonly isCampaignSaid: boolean
  readonly onCopy: (address: string) => void
}

/** A page in one state: live while it is near the screen, with what it is called and the address that it can be seen at. */
export const StateTile = memo(function StateTile({ state, names, frames: { budget, watch }, width, letters, language, isCampaignSaid, onCopy }: StateTileProps) {
  const messages = useMessages(wallMessages)
  const { page, fixture, isByFlag } = state
  // In another language it is another document.
  const id = `${state.id} ${language}`
  const tile = useRef<HTMLLIElement>(null)
  useEffect(() => (tile.current ? watch.observe(tile.current) : undefined), [watch, id])
  const isAlive = useSyncExternalStore(budget.subscribe, () => budget.isAlive(id))
  const settle = useCallback(() => budget.settle(id), [budget, id])

  const name = [state.title, names.page(state), names.fixture(fixture)].join(' / ')
  const address = previewAddress(basePath(window.location.pathname), { page, isByFlag, fixture, previewType: 'common', language })
  const editor = `../${window.location.search}${toHash({ page, fixture, size: width, language: language === currentLanguage() ? undefined : language })}`
  // One without an address of its own is seen in a frame alone, which the editor is.
  const shared = new URL(isByFlag ? editor : address, window.location.href).href
  const screen = FRAME_SIZES[width]
  return (
    <Tile ref={tile} data-tile={id}>
      <Screen style={{ width: COLUMN, height: Math.round((screen.height * COLUMN) / screen.width) }}>
        {isAlive ? <LiveFrame key={address} address={address} page={page} title={messages.frameTitle(name)} width={width} letters={letters} onSettled={settle} /> : <Said aria-hidden="true">{messages.waiting}</Said>}
        <Cover href={editor} aria-label={messages.edit(name)} />
      </Screen>
      <Caption>
        <Words>
          <p>
            <strong>{names.page(state)}</strong> · {names.fixture(fixture)}
          </p>
          {isCampaignSaid && <p>{state.title}</p>}
          <code>{page}</code>
        </Words>
        <ToolButton icon="copy" size={15} label={messages.copy(name)} onPress={() => onCopy(shared)} />
      </Caption>
    </Tile>
  )
})
