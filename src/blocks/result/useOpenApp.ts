import { useDispatch } from 'react-redux'
import { openAppLink, useAppLinkSoon, type AppLinkDispatch } from '@/features/appLinks'
import { pageHost } from '@/hosts'
import { useEnvironment } from '@/lib/page/environmentContext'
import { useGetWebConfigQuery } from '@/services/remoteConfig'
import { toast } from '@/ui/feedback/toast'
import { resultMessages } from './messages'
import { openApp } from './openApp'

/** Opens the app on this phone, at a link or ('') a place in it, its home unless given; in a host that opens none it leads there in the host's way, and in the app it says so. */
export function useOpenApp(): (link: string, place?: string) => void {
  useAppLinkSoon()
  const dispatch = useDispatch<AppLinkDispatch>()
  const { projectName, productType, appScheme } = useEnvironment()
  const { data: webConfig } = useGetWebConfigQuery({ projectName, productType })
  return (link, place = '') => {
    const { kind, platform } = pageHost()
    openApp({
      host: kind,
      link,
      place,
      scheme: appScheme,
      store: webConfig?.appDownload[platform === 'ios' ? 'ios' : 'android'] ?? null,
      onNoStore: () => toast.warning(resultMessages.read().noStore),
      onHost: () => void dispatch(openAppLink('download')),
    })
  }
}
