import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  registered: '注册成功',
  inviteSucceeded: '邀请成功',
  oldFriendInvited: '邀请成功，欢迎老朋友回来',
  welcomeBack: '欢迎回来，老朋友',
  alreadyRegistered: '你已注册过，可自行发起邀请活动赢取奖励',
  alreadyReceived: '你已领取过奖励，打开APP即可享受优质出行',
  risky: '账户存在风险，暂不能领取奖励',
  selfInvite: '不能接受自己的邀请哦',
  blackDriver: '你的账号暂不能参与司机活动，如有疑问请联系客服',
}

export const afterLoginMessages = defineCatalogue(zh, () => import('./messages.en'))
