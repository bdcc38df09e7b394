import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import * as S from './LoginForm.styles'
import { loginMessages } from './messages'
import { countdownEnded } from '../loginSlice'
import { selectLogin } from '../loginSelectors'
import { useLoginDispatch } from '../useLoginDispatch'
import { useSecondsLeft } from './useSecondsLeft'

/** Get code, spinner, or the seconds of the countdown (spec 1 §4). Only the first takes a click. */
export function GetCodeButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useMessages(loginMessages)
  const { sms } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const seconds = useSecondsLeft(sms.step === 'countingDown' ? sms.until : null)
  const hasRunOut = sms.step === 'countingDown' && seconds === 0
  useEffect(() => {
    if (hasRunOut) dispatch(countdownEnded())
  }, [hasRunOut, dispatch])
  return (
    <Button kind="text" size="small" isBusy={sms.step === 'sending' || sms.step === 'captcha'} isLocked={seconds > 0} onClick={onClick}>
      <S.GetCode>{seconds > 0 ? texts.secondsLeft(seconds) : texts.getCode}</S.GetCode>
    </Button>
  )
}
