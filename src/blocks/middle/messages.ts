import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '好友送你一份礼',
  claim: '立即领取',
  leaving: '正在为你打开领取页',
  refused: '没有自动打开，请点击上方按钮',
  here: '直接注册领取',
  mask: { title: '打开小程序', text: '在小程序里领取更方便，也可以直接在这里注册领取', open: '打开小程序', here: '直接注册领取' },
}

export const middleMessages = defineCatalogue(zh, () => import('./messages.en'))
