import { BASE_PATH } from '@config/basePath'
import { artworkUrl } from '../seeds/artwork'
import { activityOf, candlePath, defineEndpoint } from '../calls/endpoint'
import type { Activity } from '../state/activities'

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
  cornerShare: {
    link: '',
    title: '邀请好友，一起领现金',
    desc: '新朋友首单立减',
    imgUrl: artworkUrl('share'),
    miniLink: '/pages/invite/index',
    miniDesc: '点开小程序，和我一起领',
    miniImgUrl: artworkUrl('share', 200),
  },
  quickLoginPageConfig: { bgImage: artworkUrl('page', 200), quickBtnImg: artworkUrl('button', 200), otherBtnImg: artworkUrl('button', 20), title: '一键登录' },
}

/** Links into the product, which can be followed wherever it runs; `to` says which of them was. */
function linked({ prefix, sourceId }: Activity) {
  const linkTo = (path: string, to: string) => `${BASE_PATH}${prefix}${path}?sourceId=${sourceId}&to=${to}`
  return {
    targetLinkAfterRegister: linkTo('/info', 'register'),
    targetLinkAfterLogin: linkTo('/info', 'login'),
    afterLoginMessage: '欢迎回来，老朋友',
    customShareLink: linkTo('', 'share'),
    buttonDesc: '登录领好礼',
  }
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
      /** Target links for new and for existing users, a link of its own to share, and a named button. */
      linked: (context) => {
        const { status, inviteType, loginPage } = activityOf(context)
        return { ...standard, status, inviteType, ...loginPage, ...linked(activityOf(context)) }
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
