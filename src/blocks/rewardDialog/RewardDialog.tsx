import { useEffect } from 'react'
import { ArrivingPrice } from '@/blocks/result/ArrivingPrice'
import { vibrate } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { prefersReducedMotion } from '@/lib/device/motion'
import { useImage } from '@/ui/display/useImage'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Button } from '@/ui/form/Button'
import { Description, Overlay, Title } from '@/ui/overlay/Overlay'
import { Burst, Light } from './Burst'
import { GoodsArt } from './GoodsArt'
import { LostArt } from './LostArt'
import { rewardMessages } from './messages'
import type { RewardContent, ShownReward } from './reward'
import * as S from './RewardDialog.styles'
import * as P from './RewardPanel.styles'

export type ShownStep = { readonly label: string; readonly onClick: () => unknown }

export type RewardDialogProps = Omit<RewardContent, 'next' | 'other'> & {
  readonly next: ShownStep
  readonly other?: ShownStep | undefined
  readonly isOpen: boolean
  /** The cross, a tap beside it, Escape, a step back: the user has seen it. */
  readonly onClose: () => void
  /** The server has just said so: coins fly, the amount counts up, the phone vibrates. Not when it is shown again. */
  readonly isFresh: boolean
  /** The way on is being looked for. */
  readonly isLeaving: boolean
}

/** What a draw gave, or kindly that it gave nothing. Opened only once the server has said it. */
export function RewardDialog({ isOpen, onClose, reward, isFresh, isLeaving, title, text, next, other }: RewardDialogProps) {
  const messages = useMessages(rewardMessages)
  const note = text || (reward ? reward.note : messages.lostText)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center" hasDescription={note !== ''}>
      <S.Stack>
        {reward && <Light />}
        <P.Panel $isArriving={isFresh}>
          <P.Head $isQuiet={!reward}>
            <Title asChild>
              <S.Title>{title || (reward ? messages.won : messages.lost)}</S.Title>
            </Title>
            {reward ? (
              <Prize reward={reward} isFresh={isFresh} />
            ) : (
              <S.Art>
                <LostArt />
              </S.Art>
            )}
          </P.Head>
          <P.Body>
            {reward && reward.cents > 0 && <S.Name>{reward.name || messages.reward}</S.Name>}
            {note && (
              <Description asChild>
                <S.Note>
                  <NoBreakDates>{note}</NoBreakDates>
                </S.Note>
              </Description>
            )}
            <S.Next>
              <Button isBlock size="medium" isBusy={isLeaving} onClick={() => void next.onClick()}>
                {next.label}
              </Button>
            </S.Next>
            {other && (
              <S.Other>
                <Button isBlock size="medium" kind="text" onClick={() => void other.onClick()}>
                  {other.label}
                </Button>
              </S.Other>
            )}
          </P.Body>
        </P.Panel>
        {reward && isFresh && <Burst />}
        <S.Close type="button" aria-label={messages.close} onClick={onClose}>
          <svg viewBox="0 0 44 44" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
            {/* Dark inside: a line of the page may lie behind. */}
            <circle cx="22" cy="22" r="15" fill="#1c0f08" fillOpacity=".8" />
            <path d="M17 17l10 10M27 17L17 27" />
          </svg>
        </S.Close>
      </S.Stack>
    </Overlay>
  )
}

/** An amount that counts up, or a thing by its picture (a wrapped one without) and its name. */
function Prize({ reward: { name, cents, isExact, image }, isFresh }: { readonly reward: ShownReward; readonly isFresh: boolean }) {
  const { reward: unnamed } = useMessages(rewardMessages)
  const picture = useImage(image)
  // An amount that counts up brings its own.
  const shakes = isFresh && cents === 0
  useEffect(() => {
    if (shakes && !prefersReducedMotion()) void vibrate()
  }, [shakes])
  if (cents > 0) {
    return (
      <S.Amount>
        <ArrivingPrice cents={cents} isArriving={isFresh} isShort={!isExact} />
      </S.Amount>
    )
  }
  return (
    <>
      <S.Art>{picture.src === undefined ? <GoodsArt /> : <img {...picture} alt="" />}</S.Art>
      <S.Goods>{name || unnamed}</S.Goods>
    </>
  )
}
