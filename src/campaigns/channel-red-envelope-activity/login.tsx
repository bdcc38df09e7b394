import { definePage, type LivePage } from '@/blocks/definePage'
import type { LoginPageActions, LoginPageData } from '@/blocks/login/loginPageData'
import { loginPage } from '@/blocks/login/page'
import { usePageConfig } from '@/blocks/usePageConfig'
import { parseConfig } from '@/lib/pageConfig'
import { channelFields, type Channel } from './channel'
import { ChannelContext, ChannelScene } from './ChannelScene'

type LoginData = LoginPageData & { readonly channel?: Channel }

const host = loginPage({ Scene: ChannelScene })

/** The standard login with the partner's logo, which marketing has set once, of the home. The form waits for neither. */
export const page = definePage({
  ...host,
  fixtures: async () => ({ ...host.fixtures, default: { ...host.fixtures.default, channel: (await import('./fixtures')).sampleChannel } }),
  useLive: (): LivePage<LoginData, LoginPageActions> => {
    // oxlint-disable-next-line react/hooks -- the host is the same for the page's whole life
    const live = host.useLive()
    const { rawConfig } = usePageConfig('home')
    return live.status === 'ready' ? { ...live, data: { ...live.data, channel: parseConfig(channelFields, rawConfig).config } } : live
  },
  View: ({ data: { channel, ...data }, ...page }) => (
    <ChannelContext value={channel}>
      <host.View {...page} data={data} />
    </ChannelContext>
  ),
})
