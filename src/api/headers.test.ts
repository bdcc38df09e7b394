import { chooseEnvironment } from '@config/env'
import { headersFor } from './headers'
import type { RequestContext } from './request'

const { environment: dev } = chooseEnvironment('localhost', null)
const { environment: prod } = chooseEnvironment('h5.ride-market.example', null)
const context: RequestContext = { token: 't1', deviceId: 'd1', channel: 'DOUYIN', cityCode: '310000', fingerId: 'f1', dyeing: 'blue' }

it('sends the default headers of spec 1 §7', () => {
  expect(headersFor(dev, context, { url: '/x', method: 'POST', body: {} })).toEqual({
    Authorization: 'Bearer t1',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Saic-Platform': 'h5',
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Saic-App-Id': dev.appId,
    'X-Saic-Channel': 'DOUYIN',
    'X-Saic-Product-Id': dev.productId,
    'X-Saic-Device-Id': 'd1',
    'X-Saic-Finger-Id': 'f1',
    'x-dyeing': 'blue',
  })
})

it('sends no bearer without a session', () => {
  expect(headersFor(dev, { ...context, token: null }, { url: '/x' })).not.toHaveProperty('Authorization')
})

it('leaves the finger id out for receivedata (spec 1 §7)', () => {
  expect(headersFor(dev, context, { url: '/a/receivedata/b' })).not.toHaveProperty('X-Saic-Finger-Id')
})

it('sends the routing tag outside production only (spec 1 §6)', () => {
  expect(headersFor(prod, context, { url: '/x' })).not.toHaveProperty('x-dyeing')
  expect(headersFor(dev, { ...context, dyeing: null }, { url: '/x' })).not.toHaveProperty('x-dyeing')
})

it('sends the city code with the login call (spec 1 §7)', () => {
  expect(headersFor(dev, context, { url: '/cas/v2/caslogin' })).toHaveProperty('X-Saic-City-Code', '310000')
  expect(headersFor(dev, context, { url: '/x' })).not.toHaveProperty('X-Saic-City-Code')
})

it('lets a call override what is sent by default', () => {
  expect(headersFor(dev, context, { url: '/x', headers: { 'X-Saic-Channel': 'SAIC' } })).toHaveProperty('X-Saic-Channel', 'SAIC')
})
