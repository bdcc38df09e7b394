import { artworkUrl } from '../seeds/artwork'
import { activityOf, candlePath, defineEndpoint } from '../calls/endpoint'

/** The login page as marketing set it (spec 1 §3): the activity's own, over the standard one, whose words are the app's in each language. */
const standard = {
  title: '',
  bgImage: '',
  loginBtnImage: '',
  canPageScroll: true,
  targetLinkAfterRegister: '',
  targetLinkAfterLogin: '',
  afterLoginMessage: '',
  cornerShare: null,
  customShareLink: '',
  buttonDesc: '',
  quickLoginPageConfig: null,
} as const

const themed = {
  title: '登录领好礼',
  bgImage: artworkUrl('page'),
  loginBtnImage: artworkUrl('button'),
  targetLinkAfterRegister: '',
  afterLoginMessage: '欢迎回来，老朋友',
  cornerShare: { link: '', title: '邀请好友，一起领现金', desc: '新朋友首单立减', imgUrl: artworkUrl('share') },
  quickLoginPageConfig: { bgImage: artworkUrl('page', 200), quickBtnImg: artworkUrl('button', 200), otherBtnImg: artworkUrl('button', 20), title: '一键登录' },
}

export const loginPageEndpoints = [
  defineEndpoint({
    method: 'GET',
    path: candlePath('getLoginPage'),
    sourceId: 'known',
    outcomes: {
      ok: (context) => {
        const { status, inviteType, loginPage } = activityOf(context)
        return { ...standard, status, inviteType, ...loginPage }
      },
      /** Every picture and text that can be set, set. */
      themed: (context) => {
        const { status, inviteType, loginPage } = activityOf(context)
        return { ...standard, status, inviteType, ...loginPage, ...themed }
      },
      /** Nothing was set at all: the page stands on its defaults. */
      empty: (context) => ({ status: activityOf(context).status }),
      /** Not open, and said by the reply itself. */
      unstarted: () => ({ ...standard, status: 1 }),
      stopped: () => ({ ...standard, status: 3 }),
      finished: () => ({ ...standard, status: 4 }),
      fixed: (context) => {
        const { status, inviteType, loginPage } = activityOf(context)
        return { ...standard, status, inviteType, ...loginPage, ...themed, canPageScroll: false }
      },
    },
  }),
]
