import { Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { useBackCloses } from '@/lib/useBackCloses'
import { selectLogin } from '../loginThunk'
import { currentRun } from './captchaRun'
import { pictureChunk } from './pictureChunk'

const cancel = (): void => currentRun()?.end('cancelled')

/**
 * Where captchas show on the login form. The picture's dialog arrives with the first one; the slider's panel is its vendor's. Leaving
 * the form is cancelling.
 */
export function CaptchaHost() {
  const { sms } = useSelector(selectLogin)
  const isPicture = sms.step === 'captcha' && sms.kind === 'picture'
  // A failure is shown by the login form, which asked for the captcha.
  const { loaded } = useLazyChunk(pictureChunk, isPicture)

  useBackCloses(sms.step === 'captcha' && sms.kind === 'slider' && sms.status === 'solving', cancel)
  useEffect(() => cancel, [])

  return <Suspense>{loaded && <loaded.PictureDialog />}</Suspense>
}
