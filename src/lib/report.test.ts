import { jest } from '@jest/globals'
import { connectReports, report, type Reported } from './report'

beforeEach(() => {
  delete window.__reports
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('keeps what is reported before somebody listens, in its order, and passes on what comes after', () => {
  report('a', 'uncaught')
  report('b', 'rejection')
  const heard: Reported[] = []
  connectReports((reported) => heard.push(reported))
  report('c', 'screen')
  expect(heard).toEqual([
    ['a', 'uncaught'],
    ['b', 'rejection'],
    ['c', 'screen'],
  ])
})

it('keeps no more than twenty while nobody listens', () => {
  for (let i = 0; i < 100; i += 1) report(i, 'uncaught')
  const heard: Reported[] = []
  connectReports((reported) => heard.push(reported))
  expect(heard).toHaveLength(20)
})
