import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  unknown: '请在手机应用商店搜索并打开APP',
  here: '你已在APP中',
  copied: '链接已复制，请在浏览器打开',
  copyFailed: '复制失败，请稍后重试',
  notOpened: '暂时无法打开，请稍后重试',
  browserMask: { label: '请在浏览器打开', title: '请在浏览器打开', text: '点击右上角「···」，选择「在浏览器打开」', close: '我知道了' },
  customerService: { gotIt: '我知道了', call: '联系客服', phone: (number: string) => `客服电话：${number}` },
  realName: {
    outdated: '当前APP版本过低不支持实名认证，请先升级版本',
    appOnly: '请在APP内完成实名认证',
  },
}

export const appLinkMessages = defineCatalogue(zh, () => import('./messages.en'))
