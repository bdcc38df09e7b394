import { useEffect, useRef, type ReactNode } from 'react'
import { drawMessages } from '@/blocks/draw/messages'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { Burst } from '@/blocks/rewardDialog/Burst'
import { LostArt } from '@/blocks/rewardDialog/LostArt'
import { rewardMessages } from '@/blocks/rewardDialog/messages'
import type { ShownReward } from '@/blocks/rewardDialog/reward'
import { ArrivingPrice } from '@/blocks/result/ArrivingPrice'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { FlapShape, PocketShape } from './art/shapes'
import * as S from './art/Envelope.styles'
import * as I from './art/Inside.styles'
import * as F from './art/Seal.styles'
import { envelopeMessages } from './messages'

type EnvelopeProps = {
  readonly step: DrawStage<unknown>['step']
  /** What was in it: null for nothing, undefined while it is sealed. */
  readonly reward: ShownReward | null | undefined
  /** It opens before the user's eyes. */
  readonly isFresh: boolean
  /** Why it can no longer be used; '' while it can. */
  readonly over: string
  readonly channel: { readonly name: string; readonly logo: string }
  readonly seal: { readonly label: string; readonly image: string }
  readonly onOpen: () => void
}

/** One envelope of a partner's: sealed until the server has said what is in it. */
export function Envelope({ step, reward, isFresh, over, channel, seal, onOpen }: EnvelopeProps) {
  const texts = useMessages(envelopeMessages)
  const { ask } = useMessages(drawMessages)
  const logo = useImage(channel.logo)
  const isUnknown = step === 'unknown'
  const isAsking = step === 'asking'
  // Marketing's picture and words say that it is opened.
  const image = isUnknown || isAsking ? '' : seal.image
  const picture = useImage(image)
  const isOpen = reward !== undefined
  const isBusy = step === 'drawing' || isAsking
  const name = channel.name || texts.channel
  // A seal that may not turn has to look as if it waits, too.
  const label = isUnknown ? ask : isAsking ? '…' : seal.label || texts.button
  return (
    <Paper isOpen={isOpen} isFresh={isFresh} inside={isOpen && <Inside reward={reward} isRevealed={step === 'settled'} isFresh={isFresh} over={over} />}>
      <F.Channel $isOpen={isOpen}>
        <F.Logo {...box('channelLogo')}>{logo.src === undefined ? <span aria-hidden>{Array.from(name)[0]}</span> : <img {...logo} alt="" />}</F.Logo>
        <F.ChannelName {...box('channelName')}>{name}</F.ChannelName>
      </F.Channel>
      {!isOpen && (
        <F.Seal type="button" aria-label={isUnknown ? ask : texts.open} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} $isBusy={isBusy} onClick={() => onOpen()} {...box(image ? 'buttonImage' : 'buttonDesc')}>
          {picture.src === undefined ? <F.SealWord $isLong={label.length > 2}>{label}</F.SealWord> : <img {...picture} alt="" />}
        </F.Seal>
      )}
    </Paper>
  )
}

type PaperProps = { readonly isOpen?: boolean; readonly isFresh?: boolean; readonly inside?: ReactNode; readonly children?: ReactNode }

/** The envelope alone: as it is first seen, when it is not known yet whose it is and whether it is sealed. */
export function Paper({ isOpen = false, isFresh = false, inside, children }: PaperProps) {
  const state = { $isOpen: isOpen, $isFresh: isFresh }
  return (
    <S.Envelope {...state}>
      <S.Back {...state} />
      <S.Flap {...state}>
        <FlapShape isOpen={isOpen} />
      </S.Flap>
      {inside}
      <S.Pocket>
        <PocketShape />
      </S.Pocket>
      {children}
    </S.Envelope>
  )
}

/** The focus goes from the seal, which is gone, to what was under it: a sum, a thing by its name, or kindly that there was nothing. */
function Inside({ reward, isRevealed, isFresh, over }: Pick<EnvelopeProps, 'isFresh' | 'over'> & { readonly reward: ShownReward | null; /** On this page, also where its answer had to be asked for. */ readonly isRevealed: boolean }) {
  const { won, lost, lostText, reward: unnamed } = useMessages(rewardMessages)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRevealed) card.current?.focus({ preventScroll: true })
  }, [isRevealed])
  return (
    <I.Card ref={card} tabIndex={-1} $isOpen $isFresh={isFresh} $isOver={over !== ''}>
      {reward && isFresh && <Burst />}
      <I.Title>{over || (reward ? won : lost)}</I.Title>
      {!reward && (
        <I.Art>
          <LostArt />
        </I.Art>
      )}
      {reward && reward.cents > 0 && (
        <I.Amount>
          <ArrivingPrice cents={reward.cents} isArriving={isFresh} />
        </I.Amount>
      )}
      {reward && <I.Name $isLarge={reward.cents === 0}>{reward.name || unnamed}</I.Name>}
      <I.Note>{reward ? reward.note : lostText}</I.Note>
    </I.Card>
  )
}
