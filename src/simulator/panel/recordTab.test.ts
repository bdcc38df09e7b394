import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Recorder, RecorderStatus } from '../recorder/recorder'
import { fileNameOf } from '../recorder/saveRecording'
import { sampleRecording } from '../recording/fixtures'
import type { Surroundings } from './notify'
import { recordTab } from './recordTab'

let status: RecorderStatus | null
let tell = (): void => undefined
const said: string[] = []
const saved: string[] = []
const start = jest.fn()
const recorder: Recorder = {
  status: () => status,
  start,
  stop: async () => {
    status = null
    return sampleRecording
  },
  listen: (listener) => {
    tell = listener
  },
}
const surroundings: Surroundings = { notify: (text) => said.push(text), fetchLog: { pathsOf: () => [], listen: () => () => undefined }, summarise: () => undefined }
const show = () => document.body.replaceChildren(recordTab({ ...surroundings, recorder }))

beforeEach(() => {
  status = null
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.size}`, revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

it('begins a recording, and says that the page is loaded anew', async () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('重新加载页面')
  await userEvent.click(screen.getByRole('button', { name: '开始录制' }))
  expect(start).toHaveBeenCalledTimes(1)
})

it('says how much there is while it runs, saves it under its campaign and time, and can begin again', async () => {
  status = { events: 41, bytes: 20_500 }
  show()
  expect(screen.getByRole('status')).toHaveTextContent('正在录制：41 条，21 KB')
  status = { events: 42, bytes: 1_240_000 }
  tell()
  expect(screen.getByRole('status')).toHaveTextContent('正在录制：42 条，1.2 MB')
  await userEvent.click(screen.getByRole('button', { name: '停止并保存' }))
  await waitFor(() => expect(said).toEqual(['已保存 some-activity-20261118-1906.session.json']))
  expect(saved).toEqual(['some-activity-20261118-1906.session.json'])
  expect(await screen.findByRole('button', { name: '开始录制' })).toBeVisible()
})

it('names a file of a page without a campaign', () => {
  expect(fileNameOf({ start: { ...sampleRecording.start, address: 'http://localhost/other' } })).toMatch(/^session-\d{8}-\d{4}\.session\.json$/)
})
