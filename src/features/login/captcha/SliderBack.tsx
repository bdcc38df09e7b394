import { useBackCloses } from '@/lib/history/useBackCloses'
import { currentRun } from './captchaRun'

/** The slider's panel is its vendor's and knows no step back: while this is rendered, one cancels it. */
export function SliderBack() {
  useBackCloses(true, () => currentRun()?.end('cancelled'))
  return null
}
