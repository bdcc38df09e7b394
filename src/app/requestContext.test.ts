import { chooseEnvironment } from '@config/env'
import { entryReducer, entryRead } from '@/features/entry'
import { sessionReducer, tokenReceived } from '@/features/session'
import { requestContextOf } from './requestContext'

const { environment } = chooseEnvironment('localhost', null)
const session = sessionReducer(undefined, tokenReceived({ token: 't1', userType: 1 }))

it('holds the user, the entry parameters and the page', () => {
  const entry = entryReducer(undefined, entryRead({ deviceId: 'd1', channel: 'DOUYIN', cityCode: '310000', dyeing: 'blue' }))
  expect(requestContextOf({ session, entry }, environment)).toEqual({ token: 't1', deviceId: 'd1', fingerId: '', channel: 'DOUYIN', cityCode: '310000', dyeing: 'blue' })
})

it('uses the channel of the environment where the address names none', () => {
  expect(requestContextOf({ session, entry: entryReducer(undefined, { type: 'start' }) }, environment)).toMatchObject({ channel: environment.channel, cityCode: '' })
})
