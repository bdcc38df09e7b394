import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { selectLogin } from '../loginThunk'
import { currentRun } from './captchaRun'
import { loadPicture } from './loadPicture'

/**
 * Where captchas show on the login form. The picture's dialog arrives with the first one; the slider's panel is its vendor's. Leaving
 * the form is cancelling.
 */
export function CaptchaHost() {
  const { sms } = useSelector(selectLogin)
  const isPicture = sms.step === 'captcha' && sms.kind === 'picture'
  const [View, setView] = useState<ComponentType>()

  useEffect(() => {
    if (!isPicture || View) return
    let isCurrent = true
    loadPicture().then(
      ({ PictureDialog }) => isCurrent && setView(() => PictureDialog),
      // Who asked for the captcha hears of it too, and says so.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isPicture, View])

  useEffect(() => () => currentRun()?.end('cancelled'), [])

  return <Suspense>{View && <View />}</Suspense>
}
