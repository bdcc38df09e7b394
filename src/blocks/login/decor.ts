import type { useLoginDispatch } from '@/features/login'
import { decorCalls } from '@/services/candle'
import type { LoginDecor } from './loginPageData'

/** Shows each part as it comes. What does not come is not missed. */
export function loadDecor(dispatch: ReturnType<typeof useLoginDispatch>, bgImage: string, show: (part: Partial<LoginDecor>) => void): void {
  const { getAppDownloadPageConfig, getImageRgb } = decorCalls.endpoints
  void dispatch(getAppDownloadPageConfig.initiate(undefined, { subscribe: false })).then(({ data }) => data && show({ appInfo: data }))
  if (bgImage !== '') void dispatch(getImageRgb.initiate({ imageUrl: bgImage }, { subscribe: false })).then(({ data }) => data && show({ ground: data }))
}
