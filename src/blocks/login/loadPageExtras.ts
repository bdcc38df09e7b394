import type { useLoginDispatch } from '@/features/login'
import { pageExtrasApi } from '@/services/candle'
import type { LoginPageExtras } from './loginPageData'

/** Shows each part as it comes. What does not come is not missed. */
export function loadPageExtras(dispatch: ReturnType<typeof useLoginDispatch>, bgImage: string, show: (part: Partial<LoginPageExtras>) => void): void {
  const { getAppDownloadPageConfig, getImageRgb } = pageExtrasApi.endpoints
  void dispatch(getAppDownloadPageConfig.initiate(undefined, { subscribe: false })).then(({ data }) => data && show({ appInfo: data }))
  if (bgImage !== '') void dispatch(getImageRgb.initiate({ imageUrl: bgImage }, { subscribe: false })).then(({ data }) => data && show({ background: data }))
}
