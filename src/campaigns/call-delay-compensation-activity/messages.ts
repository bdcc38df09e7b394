import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  offer: { title: '叫车慢赔', headline: (minutes: number, amount: string) => `${minutes}分钟无人接单赔${amount}`, desc: '超时自动赔付，无需申请', button: '立即叫车', overButton: '查看赔付' },
  waiting: { title: '等待接单', headline: (minutes: number, amount: string) => `超过${minutes}分钟赔${amount}`, desc: '正在为你呼叫附近的车辆', button: '继续等待' },
  payout: { title: '慢赔到账', headline: (_: number, amount: string) => `${amount}已到账`, desc: '让你久等了，赔付已放入你的账户', button: '查看' },
  left: '剩余',
  elapsed: '已等待',
  minutes: (minutes: number) => `${minutes}分钟`,
  over: '已超时，赔付处理中',
  paid: '赔付金额',
}

export const delayMessages = defineCatalogue(zh, () => import('./messages.en'))
