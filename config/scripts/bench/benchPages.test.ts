/** @jest-environment node */
import { benchPages, choosePages, type Definition } from './benchPages'

const campaign = (prefix: string, pages: Definition['pages'], landing?: string): Definition => ({ prefix, developmentSourceId: prefix.toUpperCase(), pages, ...(landing === undefined ? {} : { landing }) })

const cash = campaign('cash', {
  '': { kind: 'home' },
  login: { kind: 'login' },
  'invitation-list': { kind: 'list', login: true },
  'invitee-register': { kind: 'register' },
  'invitee-applet': { kind: 'card', preview: 'only' },
})
const drive = campaign('drive', { '': { kind: 'redirect' }, home: { kind: 'home' }, login: { kind: 'login' }, 'booking/order': { kind: 'detail' } })
const orders = campaign('orders', { 'order-list': { kind: 'list' } }, 'order-list')
const driver = campaign('driver', { 'recall-user': { kind: 'recall' }, 'invitee-register': { kind: 'register' } }, 'invitee-register')
const pages = benchPages([cash, drive, orders, driver])

it('measures login, register, the home of every campaign, a list and an order', () => {
  expect(pages.map(({ name, path, who, until }) => [name, path, who, until])).toEqual([
    ['login', 'cash/login', 'anybody', 'form'],
    ['login legacy', 'cash/login', 'anybody', 'form'],
    ['register', 'cash/invitee-register', 'invited', 'form'],
    ['home cash', 'cash', 'anybody', 'shown'],
    ['home drive', 'drive/home', 'anybody', 'shown'],
    ['home orders', 'orders/order-list', 'orders', 'shown'],
    ['home driver', 'driver/invitee-register', 'invited', 'form'],
    ['home cash again', 'cash', 'anybody', 'shown'],
    ['list', 'cash/invitation-list', 'friends', 'shown'],
    ['order', 'drive/booking/order', 'orders', 'shown'],
  ])
})

it('opens each with the activity of its campaign, and measures a new campaign without being told', () => {
  const more = benchPages([cash, campaign('wheel', { '': { kind: 'home' } })])
  expect(more.find(({ name }) => name === 'home wheel')).toMatchObject({ path: 'wheel', sourceId: 'WHEEL' })
})

it('opens a page that needs more than its activity with what its campaign says it needs', () => {
  const hints = { wheel: { '': { search: '&orderNo=R1' } }, cash: { 'invitee-register': { search: '&promotorCode=P1' } } }
  const searchOf = (name: string) => benchPages([cash, campaign('wheel', { '': { kind: 'home' } })], hints).find((page) => page.name === name)?.search
  expect(['home wheel', 'home cash', 'register'].map(searchOf)).toEqual(['&orderNo=R1', '', ''])
})

it('opens a page for a certain account as that one: a driver’s award is no passenger’s', () => {
  const award = campaign('award', { list: { kind: 'list' } }, 'list')
  const hints = { award: { list: { mobile: '13900139000' } }, cash: { '': { mobile: '13900139000' } } }
  const mobileOf = (name: string) => benchPages([cash, award], hints).find((page) => page.name === name)?.mobile
  expect(['home award', 'home cash', 'list'].map(mobileOf)).toEqual(['13900139000', undefined, undefined])
})

it('says what is wanted of each: a first paint of all, a field where there is one, the first home’s button', () => {
  const wanted = (name: string) => Object.keys(pages.find((page) => page.name === name)?.wanted ?? {}).toSorted()
  expect(wanted('login')).toEqual(['blocking', 'fcp', 'fileBytes', 'form', 'lcp', 'shift', 'usable'])
  expect(wanted('register')).toEqual(['blocking', 'fcp', 'lcp', 'shift', 'usable'])
  expect(wanted('home driver')).toEqual(['blocking', 'fcp', 'fileBytes', 'lcp', 'shift', 'usable'])
  expect(wanted('home cash')).toEqual(['action', 'blocking', 'fcp', 'fileBytes', 'lcp', 'pressable', 'shift'])
  expect(wanted('home drive')).toEqual(['blocking', 'fcp', 'fileBytes', 'lcp', 'shift'])
  expect(wanted('home cash again')).toEqual(['action', 'pressable'])
  expect(wanted('login legacy')).toEqual(['fileBytes'])
})

it('measures what there is where a page is missing', () => {
  expect(benchPages([orders]).map(({ name }) => name)).toEqual(['home orders'])
})

it('chooses pages by the words of their names', () => {
  const chosen = (...words: string[]) => choosePages(pages, words).map(({ name }) => name)
  expect(choosePages(pages, undefined)).toBe(pages)
  expect(chosen('register', 'drive')).toEqual(['register', 'home drive'])
  expect(chosen('login')).toEqual(['login', 'login legacy'])
  expect(chosen('again')).toEqual(['home cash again'])
  expect(() => chosen('login', 'hom')).toThrow('No page of the benchmark is called hom. There are: login, legacy, register, home, cash,')
})
