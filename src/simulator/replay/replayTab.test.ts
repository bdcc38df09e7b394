import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { setLanguage } from '@/lib/i18n'
import { sampleRecording } from '../recording/fixtures'
import { readChoice } from '../storedChoice'
import { clearReplay, readReplay } from './progress'
import { replayTab } from './replayTab'

const notices: string[] = []
const gone: string[] = []
const fileOf = (text: string, name = 'login.session.json') => new File([text], name, { type: 'application/json' })
const changed = (change: object): string => JSON.stringify({ ...sampleRecording, ...change })

beforeEach(() => {
  setLanguage('zh-CN')
  window.history.replaceState(null, '', '/market-platform-h5/some-activity')
  notices.length = gone.length = 0
  clearReplay()
  document.body.replaceChildren(replayTab({ notify: (text) => notices.push(text), go: (address) => gone.push(address) }))
})

it('lets the next document begin where the recording began, on this site and in its host', async () => {
  await userEvent.upload(document.querySelector('input')!, fileOf(JSON.stringify(sampleRecording)))
  await waitFor(() => expect(gone).toEqual([`${location.origin}/market-platform-h5/some-activity/login?sourceId=SAMPLE2026`]))
  expect(readReplay()).toMatchObject({ name: 'login.session.json', progress: { documents: 0, next: 0, speed: 'recorded' } })
  expect(readReplay()!.tape.moments.map(({ kind }) => kind)).toEqual(['type', 'press', 'type', 'press'])
  expect(readChoice('')).toMatchObject({ host: 'nativeApp', platform: 'ios', account: 'none' })
})

it.each([
  ['no JSON', '{"kind":', '文件不完整，不是有效的 JSON'],
  ['another tool’s file', '{"log":{"version":"1.2"}}', '这不是本平台的录制文件'],
  ['another version', changed({ version: 99 }), '录制文件的版本是 99，此处无法回放，请重新录制'],
  ['a broken field', changed({ start: { ...sampleRecording.start, clock: 'today' } }), '录制文件有误：start.clock'],
  ['a page of another site', changed({ start: { ...sampleRecording.start, address: 'https://elsewhere.example/steal' } }), '录制的页面不在本站：https://elsewhere.example/steal'],
  ['a script for a page', changed({ start: { ...sampleRecording.start, address: 'javascript:alert(1)' } }), '录制的页面不在本站：javascript:alert(1)'],
])('says in words why it cannot replay %s, and changes nothing', async (_, text, sentence) => {
  await userEvent.upload(document.querySelector('input')!, fileOf(text))
  await waitFor(() => expect(notices[notices.length - 1]).toBe(sentence))
  expect([gone, readReplay()]).toEqual([[], null])
})

it('takes a file that is dropped, and keeps the browser from opening it', async () => {
  const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [fileOf(JSON.stringify(sampleRecording), 'dropped.session.json')] } })
  document.querySelector('.drop')!.dispatchEvent(dropped)
  expect(dropped.defaultPrevented).toBe(true)
  await waitFor(() => expect(readReplay()?.name).toBe('dropped.session.json'))
  expect(screen.getByRole('button', { name: '选择录制文件' })).toBeEnabled()
})
