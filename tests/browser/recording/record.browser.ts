// About 6 s.
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import type { Recording, RecordingEvent } from '../../../src/simulator/recording/format.ts'
import { actionLog, openDevTools } from '../simulator/actionLog.ts'
import { inBothWhenWhole } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import type { Page } from '../driver/page.ts'
import { COOKIE } from '../hostile/secretSteps.ts'
import { isInside, isReady, login, prefix } from '../served.ts'
import { panel, press } from '../simulator/simulatorPanel.ts'

/** What the panel saves: no test looks into a folder of downloads. */
const KEEP_SAVED = `(function (create) { URL.createObjectURL = function (blob) { window.__saved = new Response(blob).text(); return create.call(URL, blob) } })(URL.createObjectURL)`

async function inPanel(page: Page, ...names: readonly string[]): Promise<void> {
  await page.waitUntil(`document.querySelector('market-platform-simulator')`)
  for (const name of names) await press(page, name)
}

const recorderActions = async (page: Page): Promise<readonly string[]> => (await actionLog(page)).map(({ action }) => action.type).filter((type) => type.startsWith('recorder/'))

inBothWhenWhole('the test panel records a login over a reload, as one file that holds together and holds no secret', async (page) => {
  await openDevTools(page)
  await page.beforeScripts(KEEP_SAVED)
  await page.goto(`${login}&panel=1`)
  await page.waitUntil(isReady)
  await page.evaluate('window.__isOld = true')
  await inPanel(page, '测试面板', '录制', '开始录制')
  await page.waitUntil(`!window.__isOld && ${isReady}`)
  await logIn(page)
  await page.waitUntil(isInside)
  deepEqual((await recorderActions(page)).map((type) => type.split(' ').slice(0, 2).join(' ')), ['recorder/started', 'recorder/type textbox', 'recorder/press checkbox', 'recorder/press button', 'recorder/type textbox', 'recorder/press button'])
  await page.reload()
  await page.waitUntil(isInside)
  const { token } = JSON.parse(decodeURIComponent((await page.evaluate<string>('document.cookie')).split(`${COOKIE}=`)[1]?.split(';')[0] ?? '')) as { readonly token: string }
  await inPanel(page, '测试面板', '录制')
  ok(await page.evaluate(`/正在录制：[1-9]\\d* 条/.test(${panel}.textContent)`))
  await press(page, '停止并保存')
  await page.waitUntil('window.__saved')
  const text = await page.evaluate<string>('window.__saved')
  deepEqual(await recorderActions(page), ['recorder/resumed', 'recorder/stopped'])

  for (const secret of [token, '13800138000', '138 0013 8000', '138****8000']) ok(!text.includes(secret), secret)
  doesNotMatch(text, /(^|\D)123456(\D|$)/)
  const { kind, version, start, events, end } = JSON.parse(text) as Recording
  deepEqual([kind, version, start.viewport, start.language], ['market-platform-h5.session', 1, { width: 390, height: 844 }, 'zh'])
  ok(end.address.startsWith(`/market-platform-h5/${prefix}`) && end.headings.length + end.texts.length > 0 && 'login' in end.state)
  const all = <Kind extends RecordingEvent['kind']>(wanted: Kind) => events.filter((event): event is Extract<RecordingEvent, { kind: Kind }> => event.kind === wanted)
  equal(all('navigation').filter(({ how }) => how === 'load').length, 2)
  const typed = all('type').map(({ target, value }) => [target.role, target.name, value.replace(/ /g, '')])
  const code = typed[1]?.[2] ?? ''
  ok(/^0000\d\d$/.test(code), code)
  deepEqual(typed, [['textbox', '手机号', '13800000001'], ['textbox', '验证码', code]])
  deepEqual(all('press').map(({ target }) => target.role), ['checkbox', 'button', 'button'])
  const logged = all('call').find(({ endpoint }) => endpoint === 'caslogin')
  ok(logged?.answer.kind === 'reply' && logged.answer.body.kind === 'json' && logged.request.body.kind === 'json')
  const { accountName, loginCode } = logged.request.body.json as Record<string, string>
  deepEqual([accountName, loginCode], ['13800000001', code])
  const { casJwt } = (logged.answer.body.json as { readonly data: { readonly casJwt: string } }).data
  ok(all('call').some(({ request }) => request.headers['authorization'] === `Bearer ${casJwt}`), 'the token that came is the one that is sent')
  ok(all('action').some(({ type }) => type === 'session/loggedIn'))

  // A developer begins and ends one from the log.
  await page.evaluate(`window.__isOld = true, window.__sendAction({ type: 'recorder/started' })`)
  await page.waitUntil(`!window.__isOld && ${isReady}`)
  await page.evaluate(`window.__sendAction({ type: 'recorder/stopped' })`)
  await page.waitUntil('window.__saved')
  await page.waitUntil(`/recorder.saved/.test(window.__actionLog.join())`)
  match((await recorderActions(page)).join(), /^recorder\/started,recorder\/stopped,recorder\/saved [\w-]+\.session\.json$/)
  deepEqual(page.errors(), [])
})
