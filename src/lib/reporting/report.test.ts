import { jest } from '@jest/globals'
import { connectReports, onUnconnectedReport, report, type Reported } from './report'

beforeEach(() => {
  delete window.__reports
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('queues what is reported before a sink connects, in its order, and passes on what comes after', () => {
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

it('queues no more than twenty without a sink', () => {
  for (let i = 0; i < 100; i += 1) report(i, 'uncaught')
  const heard: Reported[] = []
  connectReports((reported) => heard.push(reported))
  expect(heard).toHaveLength(20)
})

it('calls back for queued reports and for new ones, and loses none', () => {
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

it('calls back for new reports when the queue has no room for them: what connects the sink is asked again', () => {
  const act = jest.fn()
  onUnconnectedReport(act)
  for (let i = 0; i < 25; i += 1) report(i, 'uncaught')
  expect(act).toHaveBeenCalledTimes(25)
  const heard: Reported[] = []
  connectReports((reported) => heard.push(reported))
  expect(heard).toHaveLength(20)
})
