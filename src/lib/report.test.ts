import { jest } from '@jest/globals'
import { connectReports, onUnconnectedReport, report, type Reported } from './report'

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

it('tells of what nobody has heard, as it comes and from before, and loses nothing of it', () => {
  const act = jest.fn()
  onUnconnectedReport(act)
  expect(act).not.toHaveBeenCalled()
  report('a', 'uncaught')
  expect(act).toHaveBeenCalledTimes(1)
  const late = jest.fn()
  onUnconnectedReport(late)
  expect(late).toHaveBeenCalledTimes(1)
  const heard: Reported[] = []
  connectReports((reported) => heard.push(reported))
  report('b', 'screen')
  expect(heard).toEqual([['a', 'uncaught'], ['b', 'screen']])
  expect(act).toHaveBeenCalledTimes(1)
})
