import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import DOMPurify from 'dompurify'
import { Suspense } from 'react'
import { setLanguage } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { ruleConfig } from './config'
import { RuleView } from './RuleView'

const show = (raw: unknown) => {
  const leave = jest.fn<() => void>()
  const view = (config: unknown) => <RuleView config={parseConfig(ruleConfig, config).config} data={null} actions={{ leave }} />
  const { container, rerender } = render(view(raw))
  return { leave, container, change: (next: unknown) => rerender(view(next)) }
}

it('shows what marketing wrote, when it was changed, and its own title', async () => {
  const { change } = show({ title: '秋日活动规则', ruleContent: '<h2>参与方式</h2><p>邀请好友</p>', updateTime: '2026-11-01 10:00:00' })
  expect(await screen.findByRole('heading', { level: 2, name: '参与方式' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '秋日活动规则' })).toBeVisible()
  expect(screen.getByText('更新时间：2026-11-01')).toBeVisible()
  expect(document.title).toBe('秋日活动规则')
  change({ ruleContent: '<p>另一条规则</p>' })
  expect(screen.getByText('另一条规则')).toBeVisible()
  expect(screen.queryByText('参与方式')).not.toBeInTheDocument()
})

it('has a way out below a rule, whoever came here by a link', async () => {
  const { leave } = show({ ruleContent: '<p>邀请好友</p>' })
  await userEvent.click(screen.getByRole('button', { name: '返回活动首页' }))
  expect(leave).toHaveBeenCalledTimes(1)
})

it('shows a rule of pictures, and the words of one that cannot be loaded', () => {
  show({ ruleImages: [{ image: 'https://img.example.com/1.png' }, { image: 'https://img.example.com/2.png', desc: '奖励说明' }, { image: 'javascript:x' }] })
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['活动规则图片1', '奖励说明'])
  fireEvent.error(screen.getByRole('img', { name: '奖励说明' }))
  expect(screen.getByText('奖励说明')).toBeVisible()
})

it.each([{}, { ruleContent: '' }, { ruleContent: '<p><br></p>' }, { ruleContent: '<p>&nbsp;</p>' }, { ruleContent: 42, ruleImages: 'none' }])('has a way out where there is no rule: %j', async (raw) => {
  const { leave } = show(raw)
  expect(screen.getByText('暂无活动规则')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '去看看活动' }))
  expect(leave).toHaveBeenCalledTimes(1)
})

it('shows none of a rule that cannot be made safe, and says so', async () => {
  const { isSupported } = DOMPurify
  DOMPurify.isSupported = false
  try {
    show({ ruleContent: '<p>规则<img src=x onerror=alert(1)></p>' })
    expect(await screen.findByRole('alert')).toHaveTextContent('当前浏览器版本过低，无法显示活动规则，请升级后查看')
    expect(screen.queryByText('规则')).not.toBeInTheDocument()
  } finally {
    DOMPurify.isSupported = isSupported
  }
})

it('has no accessibility fault', async () => {
  const { container } = show({ ruleContent: '<h2>参与方式</h2><p>邀请<a href="https://a.example">更多</a></p>', ruleImages: [{ image: 'https://img.example.com/1.png' }] })
  await waitFor(() => expect(screen.getByRole('link', { name: '更多' })).toHaveAttribute('rel', 'noopener noreferrer'))
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it.each([
  ['zh-CN', '示例'],
  ['en', 'Sample rules'],
] as const)('writes what stands in a preview in %s, and nothing of it once there is a rule', async (language, word) => {
  setLanguage(language)
  const view = (raw: unknown) => (
    <Suspense>
      <RuleView config={parseConfig(ruleConfig, raw).config} data={{ hasSample: true }} actions={{ leave: () => undefined }} />
    </Suspense>
  )
  const { rerender } = await act(async () => render(view({})))
  expect(await screen.findByText(new RegExp(word))).toBeVisible()
  rerender(view({ ruleContent: '<p>邀请好友</p>' }))
  expect(screen.queryByText(new RegExp(word))).not.toBeInTheDocument()
  setLanguage('zh-CN')
})
