import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '面对面扫码',
  scan: '请乘客用微信或手机相机扫一扫',
  bright: '扫不出来？把手机屏幕调亮一些',
  share: '分享给乘客',
  close: '关闭',
  loggedOut: '登录后出示你的二维码',
  login: '登录',
  reward: (yuan: string) => `乘客扫码得¥${yuan} 打车金`,
  entryHint: '上车扫一扫，最快拿首单',
}

export const qrCodeMessages = defineCatalogue(zh, () => import('./messages.en'))
