import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { FRAME_SIZES } from '../../frame/frameSize'
import { useFrame } from '../../frame/useFrame'
import { isBlank } from '../frames/isBlank'
import type { WallChoice } from '../list/wallChoice'
import { wallMessages } from '../messages'
import { COLUMN, Page, Said } from './tile.styles'

type LiveFrameProps = {
  readonly address: string
  /** As its preview calls itself. */
  readonly page: string
  readonly title: string
  readonly width: WallChoice['width']
  readonly letters: WallChoice['letters']
  /** It has spoken, or is not waited for any more. */
  readonly onSettled: () => void
}

const NOTHING_SET = {}
const ignore = (): void => undefined

/** A page's preview as a screen of this width has it, drawn as wide as the column. It can be neither pressed nor walked into by keys. */
export function LiveFrame({ address, page, title, width, letters, onSettled }: LiveFrameProps) {
  const messages = useMessages(wallMessages)
  const frame = useRef<HTMLIFrameElement>(null)
  const { status, problems } = useFrame({ frame, address, page, config: NOTHING_SET, onBoxChosen: ignore }).state
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(() => {
    if (status === 'loading') return
    onSettled()
    const inner = status === 'ready' && frame.current?.contentDocument
    if (!inner) return
    setIsEmpty(isBlank(inner))
    inner.documentElement.style.setProperty('font-size', letters === '100' ? '' : `${letters}%`, 'important')
  }, [status, letters, onSettled])

  const screen = FRAME_SIZES[width]
  const wrong = status === 'silent' ? messages.frames.silent : problems.length > 0 ? messages.frames.problem : isEmpty ? messages.frames.empty : ''
  return (
    <>
      <div inert>
        <Page ref={frame} src={address} title={title} tabIndex={-1} style={{ ...screen, transform: `scale(${COLUMN / screen.width})` }} />
      </div>
      {status === 'loading' && <Said>{messages.frames.loading}</Said>}
      {wrong !== '' && <Said $isBad>{wrong}</Said>}
    </>
  )
}
