import { artworkUrl } from '../seeds/artwork'
import { activityOf, candlePath, defineEndpoint } from '../calls/endpoint'
import { hostileRule } from '../scenario/hostileRule'

/** What the activity's pages are set to, and the page that shows when it is over (spec 1 §7, spec 2 §2.2). */
export const activityEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: candlePath('getPageConfig'),
    sourceId: 'known',
    outcomes: {
      ok: (context) => ({ pageConfig: activityOf(context).pageConfig }),
      noRule: () => ({ pageConfig: {} }),
      ruleImages: () => ({ pageConfig: { rulePageConfig: { ruleImages: [{ image: artworkUrl('page', 12), desc: '' }, { image: artworkUrl('page', 40), desc: '奖励说明' }], updateTime: '2026-11-01 10:00:00' } } }),
      styled: () => ({ pageConfig: { rulePageConfig: { ruleContent: '<style>p { margin: 0 }</style><p style="text-align:center">居中的规则</p><p><span style="color: rgb(255, 0, 0)">红字</span></p>' } } }),
      miniProgram: (context) => {
        const { pageConfig } = activityOf(context)
        return { pageConfig: { ...pageConfig, middlePageConfig: { ...(pageConfig['middlePageConfig'] as object | undefined), miniPath: '/pages/invite/index', miniLink: 'weixin://dl/business/?t=invite' } } }
      },
      hostile: () => ({ pageConfig: { rulePageConfig: { ruleContent: hostileRule } } }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('getActEndPage'),
    sourceId: 'known',
    outcomes: {
      ok: (context) => ({ actEndPageConfig: activityOf(context).endPage }),
      old: () => ({ actEndPageConfig: { bgImageType: 0, bgImage: '' } }),
      custom: () => ({ actEndPageConfig: { bgImageType: 2, bgImage: artworkUrl('page', 30) } }),
    },
  }),
]
