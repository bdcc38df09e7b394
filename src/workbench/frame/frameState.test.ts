import type { FrameMessage } from '@/features/preview'
import { frameReducer, NEW_FRAME, type FrameEvent, type FrameState } from './frameState'

const heard = (message: FrameMessage): FrameEvent => ({ type: 'heard', message, at: 1 })
const after = (...events: readonly FrameEvent[]): FrameState => events.reduce(frameReducer, NEW_FRAME)

it('is ready once the page says so, and knows its boxes and height', () => {
  const state = after(heard({ type: 'preview/ready', page: 'a', boxes: ['title', 'bgImage'] }), heard({ type: 'preview/height', height: 1200 }), { type: 'fellSilent', address: '' })
  expect(state).toMatchObject({ status: 'ready', boxes: ['title', 'bgImage'], height: 1200 })
  expect(after({ type: 'opened', address: '/b' }, { type: 'fellSilent', address: '/b' }).status).toBe('silent')
  expect(after({ type: 'opened', address: '/b' }, { type: 'fellSilent', address: '/a' }).status).toBe('loading')
})

it('has one active box, and forgets the one that was hovered', () => {
  const state = after(heard({ type: 'preview/box', box: 'a', status: 'active' }), heard({ type: 'preview/box', box: 'b', status: 'hover' }))
  expect(state).toMatchObject({ active: 'a', hovered: 'b' })
  expect(frameReducer(state, heard({ type: 'preview/box', box: 'b', status: 'active' }))).toMatchObject({ active: 'b', hovered: null })
  expect(frameReducer(state, heard({ type: 'preview/box', box: 'b', status: 'inactive' }))).toMatchObject({ active: 'a', hovered: null })
})

it('keeps the problems of the newest configuration, each once', () => {
  const problem = (path: string) => heard({ type: 'preview/problem', path, message: 'wrong' })
  const paths = (...events: readonly FrameEvent[]) => after(...events).problems.map(({ path }) => path)
  expect(paths(problem('a'), problem('a'), problem('b'))).toEqual(['a', 'b'])
  expect(paths(problem('a'), { type: 'configSent' }, problem('c'))).toEqual(['c'])
  expect(after(problem('a'), { type: 'configSent', failure: 'Not sent' }).problems).toEqual([{ path: '', message: 'Not sent' }])
})

it('lists what a person would have done, newest first, also of a page opened before', () => {
  const state = after(heard({ type: 'preview/action', name: 'invite' }), { type: 'opened', address: '/b' }, heard({ type: 'preview/action', name: 'share' }))
  expect(state.actions.map(({ name }) => name)).toEqual(['share', 'invite'])
  expect(frameReducer(state, { type: 'logCleared' }).actions).toEqual([])
})
