import { useEffect, useState } from 'react'
import { useLoginDispatch } from '@/features/login'
import { parseConfig } from '@/lib/pageConfig'
import { loginConfig } from './config'
import { loadDecor } from './decor'
import type { LoginDecor } from './loginPageData'

const none: LoginDecor = { appInfo: null, ground: null }

/** The app-info footer and the colour behind the configured picture: asked for once the form is there. */
export function useDecor(rawConfig: unknown, isReady: boolean): LoginDecor {
  const dispatch = useLoginDispatch()
  const [decor, setDecor] = useState(none)
  const { bgImage } = parseConfig({ bgImage: loginConfig.bgImage }, rawConfig).config
  useEffect(() => {
    if (!isReady) return
    let isHere = true
    const show = (part: Partial<LoginDecor>) => {
      if (isHere) setDecor((before) => ({ ...before, ...part }))
    }
    loadDecor(dispatch, bgImage, show)
    return () => {
      isHere = false
    }
  }, [dispatch, bgImage, isReady])
  return decor
}
