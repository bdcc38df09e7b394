import { Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { selectLogin } from '../loginSelectors'
import { mountHost } from './captchaRun'
import { pictureChunk } from './pictureChunk'
import { sliderChunk } from './sliderChunk'

/**
 * Where captchas show on the login form. The picture's dialog arrives with the first one; the slider's panel is its vendor's. Leaving
 * the form is cancelling.
 */
export function CaptchaHost() {
  const { sms } = useSelector(selectLogin)
  const isPicture = sms.step === 'captcha' && sms.kind === 'picture'
  const isSlider = sms.step === 'captcha' && sms.kind === 'slider' && sms.status === 'solving'
  // A failure is shown by the login form, which asked for the captcha.
  const { loaded } = useLazyChunk(pictureChunk, isPicture)
  const { loaded: slider } = useLazyChunk(sliderChunk, isSlider)

  useEffect(mountHost, [])

  return (
    <Suspense>
      {loaded && <loaded.PictureDialog />}
      {slider && isSlider && <slider.SliderBack />}
    </Suspense>
  )
}
