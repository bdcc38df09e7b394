import { useRef, useState, type FormEvent } from 'react'
import { useSelector } from 'react-redux'
import { useMessages } from '@/lib/i18n'
import { Dialog } from '@/ui/overlay/Dialog'
import { TextField } from '@/ui/form/TextField'
import type { SmsState } from '../loginState'
import { selectLogin } from '../loginSelectors'
import { useLoginDispatch } from '../useLoginDispatch'
import { currentRun } from './captchaRun'
import { answerTyped, captchaEvent, firstCaptcha, type PictureCaptcha, pictureFailed } from './captchaState'
import { captchaMessages } from './messages'
import * as S from './PictureDialog.styles'
import { refreshPicture, submitAnswer } from './pictureFlow'

/** Longer than any picture's answer, short enough for a slip of the clipboard. */
const ANSWER_LENGTH = 12

/** The picture captcha (spec 1 §2): an image, an input, confirm and cancel. Closing it in any way is cancelling. */
export function PictureDialog() {
  const texts = useMessages(captchaMessages)
  const { sms } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const inputRef = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState(firstCaptcha.picture as PictureCaptcha)
  // What was on the screen stays there while the panel fades.
  const captcha = isPicture(sms) ? sms : last
  if (captcha !== last) setLast(captcha)

  const cancel = () => currentRun()?.end('cancelled')
  const isVerifying = captcha.status === 'verifying'
  const answer = captcha.status === 'answering' || isVerifying ? captcha.answer : ''
  const notice = isVerifying ? null : captcha.notice

  const submit = () => {
    void dispatch(submitAnswer())
    inputRef.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const refresh = () => {
    void dispatch(refreshPicture())
    inputRef.current?.focus()
  }

  return (
    <Dialog
      isOpen={isPicture(sms)}
      onClose={cancel}
      title={texts.title}
      text={texts.explanation}
      actions={[
        { label: texts.cancel, onClick: cancel },
        { label: texts.confirm, kind: 'primary', isBusy: isVerifying, onClick: submit },
      ]}
    >
      <S.Form noValidate onSubmit={handleSubmit}>
        <PictureButton captcha={captcha} onClick={refresh} onBroken={() => dispatch(captchaEvent(pictureFailed()))} />
        <TextField
          ref={inputRef}
          autoFocus
          label={texts.answer}
          isLabelHidden
          placeholder={texts.answerPlaceholder}
          error={notice ? texts.notice[notice] : undefined}
          readOnly={captcha.status !== 'answering'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={ANSWER_LENGTH}
          enterKeyHint="done"
          name="captcha"
          value={answer}
          onChange={({ target }) => dispatch(captchaEvent(answerTyped(target.value)))}
        />
      </S.Form>
    </Dialog>
  )
}

type PictureButtonProps = { readonly captcha: PictureCaptcha; readonly onClick: () => void; readonly onBroken: () => void }

/** One button in every status, so that the focus stays on it. */
function PictureButton({ captcha, onClick, onBroken }: PictureButtonProps) {
  const texts = useMessages(captchaMessages)
  const { status } = captcha
  const name = status === 'loading' ? texts.loading : status === 'failed' ? texts.loadFailed : texts.another
  return (
    <S.Picture type="button" aria-label={name} aria-busy={status === 'loading' || undefined} onClick={onClick}>
      <S.Frame>
        {status === 'loading' && <S.Spinner aria-hidden />}
        {status === 'failed' && texts.loadFailed}
        {(status === 'answering' || status === 'verifying') && <S.Image src={captcha.image} alt={texts.picture} onError={onBroken} />}
      </S.Frame>
      <S.Hint $isHidden={name !== texts.another}>{texts.another}</S.Hint>
    </S.Picture>
  )
}

function isPicture(sms: SmsState): sms is PictureCaptcha {
  return sms.step === 'captcha' && sms.kind === 'picture'
}
