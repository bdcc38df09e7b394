import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  help: `一个链接会打开什么、为什么；或者反过来，做一个链接。

  npm run link -- "链接" [--host wechat] [--as 13800138000]
  npm run link -- --make 活动 [--page rule] [--source 编号] [--inviter 推广码] [--channel 渠道] [--site 主机]

  链接         整个链接，或只写 活动/页面，如 some-activity/rule
  --host 名称  打开它的 App：app、wechat、miniprogram、alipay、dingtalk、browser（默认）
  --as 手机号  谁打开它（模拟后台没见过的会成为新用户）；不写就是未登录
  --server 地址  问哪个 npm start 或 npm run serve 的模拟后台；不写就用一个新的
  --json       以 JSON 输出
  --lang en    用英文输出`,
  unknownHost: (name: string, known: string) => `没有 ${name} 这个 App，可选：${known}`,
  badPhone: (text: string) => `${text} 不是手机号`,
  unknownCampaign: (name: string, near: string) => `没有 ${name} 这个活动${near && `，是不是 ${near}？`}`,
  unknownPage: (name: string, known: string) => `没有 ${name} 这个页面，可选：${known}`,
  badServer: (text: string) => `${text} 不是后台的地址，应如 localhost:8080`,
  unreachable: (server: string) => `${server} 上没有模拟后台，请先运行 npm start 或 npm run serve`,
  scan: '用同一网络的手机扫：',
  fresh: '（用的是一个新的模拟后台；--server 可以问正在运行的）',
  nobodyNearby: '这台电脑没有连网络，手机打不开本机的链接',
}

export const commandMessages = defineCatalogue(zh, () => import('./messages.en'))
