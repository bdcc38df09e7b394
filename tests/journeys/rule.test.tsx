import { screen, waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { mocks } from '../specimen/mocks'
import { callsOf, expectAddress, findButton } from '../journeySteps'
import { clearBrowser, renderApp } from '../render'

const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 50 })
const PREFIX = '/specimen-activity'
const CALL = 'getPageConfig'

afterEach(clearBrowser)

const open = () => renderApp(`${PREFIX}/rule?sourceId=SPECIMEN2026`)

it('shows the rule that marketing wrote, to anybody (spec 2 §7.1, page config by sourceId)', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: '三、奖励说明' })).toBeVisible()
  expect(screen.getByText('更新时间：2026-11-01')).toBeVisible()
  expect(screen.getByRole('link', { name: '活动常见问题' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(callsOf(backend, CALL).map(({ body }) => body)).toEqual([{ sourceId: 'SPECIMEN2026' }])
})

it('shows a rule of pictures', async () => {
  backend.setScenario({ [CALL]: 'ruleImages' })
  await open()
  expect(await screen.findByRole('img', { name: '奖励说明' })).toBeVisible()
})

it('leads on where there is no rule', async () => {
  backend.setScenario({ [CALL]: 'noRule' })
  const app = await open()
  expect(await screen.findByText('暂无活动规则')).toBeVisible()
  await app.user.click(await findButton('去看看活动'))
  await expectAddress(app, `${PREFIX}?sourceId=SPECIMEN2026`)
})

it('runs nothing of a hostile rule', async () => {
  backend.setScenario({ [CALL]: 'hostile' })
  await open()
  expect(await screen.findByText('规则结尾')).toBeVisible()
  expect(window).not.toHaveProperty('hacked')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://rules.example.com/more', 'saicmobility://home'])
})

it.each(['network', 'http500', 'html', 'noData', 'truncated'])('never takes a failure for an empty rule (%s), and tries again', async (outcome) => {
  backend.setScenario({ [CALL]: `${outcome}>ok` })
  const { user } = await open()
  await user.click(await findButton('重试'))
  expect(await screen.findByRole('heading', { name: '一、活动时间' })).toBeVisible()
})

it('leads to the invalid-activity page when the activity has not begun (spec 2 §8)', async () => {
  backend.setScenario({ [CALL]: 'notStarted' })
  const app = await open()
  await waitFor(() => expect(app.address()).toContain(`${PREFIX}/invalid-activity/not-start`))
})
