import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import type { PayloadAction } from '@reduxjs/toolkit'
import { devToolsOptions } from '@/app/devtools/devtools'
import { NO_CHOICE } from '../choice'
import { readRecording } from '../recording/readRecording'
import { simulate } from '../simulate'
import { arm, readArmed } from './armed'
import { resumeRecorder, type Recorder } from './recorder'

const PHONE = '13912345678'
const TOKEN = 'eyJhbGciOi.eyJzdWIi.c2ln'
const heard: string[] = []
let recorder: Recorder

/** As the extension does it. */
const installDevTools = () =>
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: ((next: unknown) => unknown)[]) =>
      (createStore: (...args: unknown[]) => { dispatch: (action: { type: string }) => unknown }) =>
        enhancers.reduceRight((next, enhancer) => enhancer(next), ((...args: unknown[]) => {
          const store = createStore(...args)
          return { ...store, dispatch: (action: { type: string }) => (heard.push(action.type), store.dispatch(action)) }
        }) as unknown),
  })

beforeAll(async () => {
  installDevTools()
  localStorage.setItem('market-platform-h5.user.x', JSON.stringify({ mobile: PHONE, realName: '李晓明' }))
  sessionStorage.setItem('market-platform-h5:simulator:panel', '1')
  document.cookie = `market-platform-h5.session=${encodeURIComponent(JSON.stringify({ token: TOKEN, mobile: PHONE }))}`
  document.body.innerHTML = `<h1>登录</h1><label>手机号<input id="phone" autocomplete="tel-national"></label><label>愿望<input id="wish"></label><label><input id="agreed" type="checkbox"><b id="words">同意</b></label><button id="send">发送给 ${PHONE}</button><p>没有</p>`
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.fetch = jest.fn((input: RequestInfo | URL) => ((input as string).includes('lost') ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(JSON.stringify({ errCode: 0, data: { mobile: PHONE, casJwt: TOKEN } }), { headers: { 'Content-Type': 'application/json' } }))))
  history.replaceState({ usr: { from: `/x?mobile=${PHONE}` } }, '')
  arm()
  const simulation = simulate({ ...NO_CHOICE, latency: 5 })
  recorder = resumeRecorder(simulation)
  // As in a document: the app's bundle comes after the simulator, and looks for the extension when it is first run.
  jest.resetModules()
  const { configureStore, createSlice } = await import('@reduxjs/toolkit')
  const user = createSlice({
    name: 'login',
    initialState: { phone: '', token: '' },
    reducers: { phoneTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, phone: payload }), tokenReceived: (state, { payload }: PayloadAction<{ token: string }>) => ({ ...state, ...payload }) },
  })
  const { phoneTyped, tokenReceived } = user.actions
  const store = configureStore({ reducer: { login: user.reducer }, devTools: devToolsOptions })
  await Promise.resolve()

  const phone = document.querySelector<HTMLInputElement>('#phone')!
  for (const length of [3, 7, 11]) {
    phone.value = PHONE.slice(0, length)
    phone.dispatchEvent(new Event('input', { bubbles: true }))
    store.dispatch(phoneTyped(phone.value))
  }
  const wish = document.querySelector<HTMLInputElement>('#wish')!
  wish.value = '去海边'
  wish.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector<HTMLElement>('#words')!.click()
  document.querySelector<HTMLElement>('#send')!.click()
  document.querySelector('p')!.click()
  await window.fetch(`/cas/v2/caslogin?mobile=${PHONE}`, { method: 'POST', headers: { Authorization: `Bearer ${TOKEN}` }, body: JSON.stringify({ accountName: PHONE, wish: '去海边' }) })
  await window.fetch('/__mock__/scenario')
  await window.fetch('/x/lost').catch(() => undefined)
  store.dispatch(tokenReceived({ token: TOKEN }))
  simulation.log.add({ method: 'getLoginTicket', params: { ticket: `TICKET_${PHONE}` }, failure: 'never' })
  history.pushState(null, '', `/market-platform-h5/x?mobile=${PHONE}`)
  // oxlint-disable-next-line no-console -- what is listened to
  console.error(new Error(`no reward for ${PHONE}`))
})

it('tells what was done, asked, said and shown, in its order, without a secret and as a file that can be read', async () => {
  expect(recorder.status()?.events).toBeGreaterThan(10)
  const text = JSON.stringify(await recorder.stop())
  expect(text).not.toMatch(/13912345678|139\D{0,3}1234|eyJ|李晓明|去海边/)
  const read = readRecording(text)
  if (!('recording' in read)) throw new Error(JSON.stringify(read))
  const { start, events, end } = read.recording
  const control = (role: string, name: string) => ({ role, name, index: 0, of: 1 })
  const told = events.map(({ at: _, ...event }) => ('since' in event ? Object.assign(event, { since: 0 }) : event))
  expect(told.filter(({ kind }) => kind !== 'call' && kind !== 'action')).toEqual([
    { kind: 'navigation', how: 'load', address: '/market-platform-h5/' },
    // At its last key, and since its first where that was another one.
    { kind: 'type', since: 0, target: control('textbox', '手机号'), value: '13800000001' },
    { kind: 'type', target: control('textbox', '愿望'), value: '测试文字A' },
    { kind: 'press', target: control('checkbox', '同意') },
    { kind: 'press', target: control('button', '发送给 13800000001') },
    { kind: 'hostCall', method: 'getLoginTicket', params: { ticket: expect.stringMatching(/^ticket-/) }, failure: 'never' },
    { kind: 'navigation', how: 'push', address: '/market-platform-h5/x?mobile=13800000001' },
    { kind: 'error', from: 'console', message: 'Error: no reward for 13800000001' },
  ])
  expect(told.filter(({ kind }) => kind === 'action').slice(-2)).toEqual([
    { kind: 'action', type: 'login/phoneTyped', rest: { payload: '13800000001' } },
    { kind: 'action', type: 'login/tokenReceived', rest: { payload: { token: 'token-1' } } },
  ])
  expect(told.filter(({ kind }) => kind === 'call')).toMatchObject([
    {
      endpoint: 'caslogin', method: 'POST', url: '/cas/v2/caslogin?mobile=13800000001', took: expect.any(Number),
      request: { headers: { authorization: 'Bearer token-1' }, body: { kind: 'json', json: { accountName: '13800000001', wish: '测试文字A' } } },
      answer: { kind: 'reply', status: 200, body: { kind: 'json', json: { data: { mobile: '13800000001', casJwt: 'token-1' } } } },
    },
    { endpoint: 'lost', answer: { kind: 'fault', fault: 'network' } },
  ]) // prettier-ignore
  expect(start).toMatchObject({ simulation: { latency: '5' }, kept: { session: {}, local: { 'market-platform-h5.user.x': '{"mobile":"13800000001","realName":"测试A"}' } } })
  expect(decodeURIComponent(start.kept.cookies['market-platform-h5.session']!)).toBe('{"token":"token-1","mobile":"13800000001"}')
  expect(start.history).toEqual({ usr: { from: '/x?mobile=13800000001' } })
  expect(Object.keys(end.state)).toEqual(['login'])
})

it("is seen in Redux DevTools' log, where the app's own actions are too, and is over", () => {
  expect(heard).toEqual([
    'recorder/started',
    'recorder/type textbox 手机号', 'login/phoneTyped', 'login/phoneTyped', 'login/phoneTyped',
    'recorder/type textbox 愿望', 'recorder/press checkbox 同意', 'recorder/press button 发送给 13800000001',
    'login/tokenReceived',
    'recorder/stopped',
  ]) // prettier-ignore
  expect([recorder.status(), readArmed()]).toEqual([null, null])
})

it('is begun and ended by actions that Redux DevTools dispatch, and saved', async () => {
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob.type)}`, revokeObjectURL: () => undefined })
  const open = async () => {
    jest.resetModules()
    heard.length = 0
    installDevTools()
    resumeRecorder(simulate(NO_CHOICE))
    const { configureStore } = await import('@reduxjs/toolkit')
    const store = configureStore({ reducer: (state: number = 0) => state, devTools: devToolsOptions })
    await Promise.resolve()
    return store
  }
  // jsdom loads nothing anew, and says so to the console.
  ;(await open()).dispatch({ type: 'recorder/started' })
  expect(readArmed()).not.toBeNull()
  ;(await open()).dispatch({ type: 'recorder/stopped' })
  await waitFor(() => expect(heard).toEqual(['recorder/started', 'recorder/stopped', expect.stringMatching(/^recorder\/saved x-\d{8}-\d{4}\.session\.json$/)]))
  expect(saved).toEqual(['application/json;charset=utf-8'])
  expect(readArmed()).toBeNull()
})
