import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { padTwoDigits, splitTimeLeft } from '@/lib/time/countdown'
import { Price } from '@/ui/display/figures/Price'
import { Ring } from '@/ui/display/figures/Ring'
import { delayFixtures } from './fixtures'
import { delayMessages } from './messages'
import { popUpPage, type FaceProps } from './popUpPage'
import * as S from './art/Face.styles'

const useTexts = () => useMessages(delayMessages)

/** `09:05`; an hour is 60 minutes. */
function clockOf(seconds: number): string {
  const left = splitTimeLeft(seconds * 1000)
  return `${padTwoDigits(left.hours * 60 + left.minutes)}:${padTwoDigits(left.seconds)}`
}

/** Readers hear the minutes, not each second. */
const Minutes = ({ label, seconds }: { readonly label: string; readonly seconds: number }) => (
  <S.Hidden role="timer">
    {label} {useTexts().minutes(Math.floor(seconds / 60))}
  </S.Hidden>
)

/** Below the ring and the amount. */
const Over = styled(S.Small)`
  width: 100%;
  margin-top: 0.75rem;
  text-align: center;
`

/** The time that is left, as a ring that opens, until it is up; beside it what the wait is worth, and then that it is being paid. */
function OfferFace({ waited, minutes, cents }: FaceProps) {
  const { left: label, over } = useTexts()
  const limit = minutes * 60
  const left = limit - waited
  return (
    <S.Face>
      {left > 0 && <Minutes label={label} seconds={left} />}
      <Ring share={left / limit} size="7.5rem">
        <S.Small>{label}</S.Small>
        <S.Time {...box('minutes')}>{clockOf(left)}</S.Time>
      </Ring>
      <S.Amount {...box('amount')}>
        <Price cents={cents} isShort />
      </S.Amount>
      {left <= 0 && <Over role="status">{over}</Over>}
    </S.Face>
  )
}

/** How long it has been, and the way to the payment as a bar; once it is full, the payment is under way. */
function WaitingFace({ waited, minutes, cents }: FaceProps) {
  const texts = useTexts()
  const limit = minutes * 60
  const isOver = waited >= limit
  return (
    <S.Tower>
      <Minutes label={texts.elapsed} seconds={waited} />
      <S.Small aria-hidden>{texts.elapsed}</S.Small>
      <S.LongTime aria-hidden>{clockOf(waited)}</S.LongTime>
      <S.Bar aria-hidden>
        <S.BarDone style={{ transform: `scaleX(${waited / limit})` }} />
      </S.Bar>
      <S.Ends>
        <span {...box('minutes')}>{isOver ? <span role="status">{texts.over}</span> : texts.minutes(minutes)}</span>
        <S.EndAmount {...box('amount')}>
          <Price cents={cents} isShort />
        </S.EndAmount>
      </S.Ends>
    </S.Tower>
  )
}

function PayoutFace({ cents }: FaceProps) {
  const { paid } = useTexts()
  return (
    <S.Slip>
      <S.Small>{paid}</S.Small>
      <S.Paid {...box('amount')}>
        +<Price cents={cents} />
      </S.Paid>
      <S.Tick viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" aria-hidden focusable="false">
        <path d="M13 25l8 8 14-17" />
      </S.Tick>
    </S.Slip>
  )
}

export const offer = popUpPage({ useTexts: () => useTexts().offer, Face: OfferFace, fixtures: delayFixtures.offer })
export const waiting = popUpPage({ useTexts: () => useTexts().waiting, Face: WaitingFace, fixtures: delayFixtures.waiting })
export const payout = popUpPage({ useTexts: () => useTexts().payout, Face: PayoutFace, fixtures: delayFixtures.payout })
