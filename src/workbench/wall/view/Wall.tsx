import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useMessages, type Language } from '@/lib/i18n'
import { withParams } from '@/lib/url/query'
import { NoticeBar } from '../../bar/NoticeBar'
import { Outlined } from '../../look/ToolButton'
import { useNotice } from '../../useNotice'
import { createFrameBudget } from '../frames/frameBudget'
import { watchTiles } from '../frames/watchTiles'
import type { LoadedWall } from '../list/loadWall'
import { filterStates, groupStates } from '../list/selectStates'
import { stateNames } from '../list/stateNames'
import { toHash } from '../list/wallChoice'
import { wallMessages } from '../messages'
import { useWallChoice } from '../useWallChoice'
import { StateTile, type WallFrames } from './StateTile'
import { Tiles } from './tile.styles'
import { Alert, Group, Nothing, Top } from './layout.styles'
import { WallBar } from './WallBar'

const NO_FILTERS = { search: '', campaign: '', kind: '', fixture: '' } as const

/** Every page of every campaign in every state, live where it is looked at. */
export function Wall({ loading, language }: { readonly loading: Promise<LoadedWall>; readonly language: Language }) {
  const { states, failed } = use(loading)
  const messages = useMessages(wallMessages)
  const names = useMemo(() => stateNames(), [])
  const frames = useFrames()
  const [choice, choose] = useWallChoice(states, language)
  const { notice, say, dismiss } = useNotice(failed.length === 0 ? null : { text: messages.failed(failed.join(messages.separator)), tone: 'bad' })
  const copy = useCallback(
    (address: string): void =>
      void navigator.clipboard.writeText(address).then(
        () => say(messages.copied, 'good'),
        () => say(`${messages.copyFailed} ${address}`, 'bad'),
      ),
    [say, messages],
  )
  // A letter typed shows at once; hundreds of tiles follow.
  const asked = useDeferredValue(choice)
  const shown = useMemo(() => filterStates(states, asked, names), [states, asked, names])
  const groups = useMemo(() => groupStates(shown, asked.group, names), [shown, asked.group, names])
  const inOther = withParams(window.location.search, { lang: language === 'en' ? null : 'en' }) + toHash(choice, language)
  return (
    <>
      <Top>
        <h1>{messages.name}</h1>
        <p>{messages.intro}</p>
        <a href={`../${window.location.search}`}>{messages.workbench}</a>
        <a href={`../link/${window.location.search}`}>{messages.links}</a>
        <a href={window.location.pathname + inOther}>{messages.switchLanguage}</a>
      </Top>
      <WallBar states={states} shown={shown} names={names} choice={choice} onChoice={choose} />
      <main>
        {failed.length > 0 && <Alert>{messages.failed(failed.join(messages.separator))}</Alert>}
        {groups.map(({ key, label, states: members }) => (
          <Group key={`${asked.group} ${key}`} aria-label={label}>
            <h2>
              {label}
              <span>
                {key} · {members.length}
              </span>
            </h2>
            <Tiles>
              {members.map((state) => (
                <StateTile key={state.id} state={state} names={names} frames={frames} width={asked.width} letters={asked.letters} language={asked.language} isCampaignSaid={asked.group !== 'campaign'} onCopy={copy} />
              ))}
            </Tiles>
          </Group>
        ))}
        {shown.length === 0 && (
          <Nothing>
            <p>{messages.nothing}</p>
            <Outlined onPress={() => choose(NO_FILTERS)}>{messages.reset}</Outlined>
          </Nothing>
        )}
      </main>
      <NoticeBar notice={notice} onDismiss={dismiss} />
    </>
  )
}

/** The frames of this wall, for as long as it stands. */
function useFrames(): WallFrames {
  const [frames] = useState(() => {
    const budget = createFrameBudget()
    return { budget, watch: watchTiles(budget) }
  })
  useEffect(() => () => frames.watch.close(), [frames])
  return frames
}
