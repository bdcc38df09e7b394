import { useEffect, useState } from 'react'
import { useLoginDispatch } from '@/features/login'
import { parseConfig } from '@/lib/pageConfig'
import { loginConfig } from './config'
import { loadPageExtras } from './loadPageExtras'
import type { LoginPageExtras } from './loginPageData'

const none: LoginPageExtras = { appInfo: null, background: null }

/** The app-info footer and the colour behind the configured picture: asked for once the form is there. */
export function usePageExtras(rawConfig: unknown, isReady: boolean): LoginPageExtras {
  const dispatch = useLoginDispatch()
  const [pageExtras, setPageExtras] = useState(none)
  const { bgImage } = parseConfig({ bgImage: loginConfig.bgImage }, rawConfig).config
  useEffect(() => {
    if (!isReady) return
    let isHere = true
    const show = (part: Partial<LoginPageExtras>) => {
      if (isHere) setPageExtras((before) => ({ ...before, ...part }))
    }
    loadPageExtras(dispatch, bgImage, show)
    return () => {
      isHere = false
    }
  }, [dispatch, bgImage, isReady])
  return pageExtras
}
