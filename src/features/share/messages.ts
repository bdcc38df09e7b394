import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '分享给好友',
  copyLink: '复制链接',
  makePoster: '生成海报',
  more: '更多方式',
  moreFailed: '暂时无法打开，请复制链接分享',
  linkCopied: '链接已复制，快去发给好友吧',
  copyFailed: '复制失败，请稍后重试',
  mask: { label: '分享提示', title: '点击右上角「···」', text: '发送给好友，或分享到朋友圈', chatText: '发送给好友', close: '我知道了' },
  poster: {
    title: '分享海报',
    brand: '出行福利',
    /** In the circle of an inviter who is known by a number alone. */
    initial: '友',
    invites: '邀请你一起出行',
    reward: '打车金',
    template: '海报样式',
    templates: { city: '样式一', ticket: '样式二' },
    picture: '邀请海报，扫描二维码参加活动',
    qrOnly: '邀请二维码，扫描参加活动',
    scan: '长按识别二维码，一起参加',
    scanSeat: '微信扫一扫，立即领取',
    drawing: '海报生成中',
    save: '长按图片保存到相册',
    saveOnComputer: '右键点击图片，可保存到电脑',
    saveByApp: '保存图片',
    saved: '已保存到相册',
    saveDenied: '没有相册权限，请长按图片保存',
    saveFailed: '保存失败，请长按图片保存',
    failed: '海报生成失败，复制链接也能分享',
    close: '关闭',
  },
}

export const shareMessages = defineCatalogue(zh, () => import('./messages.en'))
