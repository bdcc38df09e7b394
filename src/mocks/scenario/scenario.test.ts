import { createPlan, parseScenario } from './scenario'

it.each([
  ['getLoginPage:ended', { getLoginPage: ['ended'] }],
  ['getLoginPage:ended,caslogin:slow', { getLoginPage: ['ended'], caslogin: ['slow'] }],
  ['caslogin:http500>ok, *:-196606', { caslogin: ['http500', 'ok'], '*': ['-196606'] }],
  ['', {}],
  ['getLoginPage:,:ended,ended', {}],
])('reads %s', (text, scenario) => {
  expect(parseScenario(text)).toEqual(scenario)
})

it('plays a sequence once and stays on its last outcome', () => {
  const plan = createPlan(parseScenario('caslogin:http500>slow>ok'))
  expect([1, 2, 3, 4].map(() => plan.take('caslogin'))).toEqual(['http500', 'slow', 'ok', 'ok'])
})

it('prefers an endpoint of its own to every endpoint, and plays a common sequence for each from its start', () => {
  const plan = createPlan(parseScenario('*:network>ok,caslogin:slow'))
  expect([plan.take('getLoginPage'), plan.take('getActEndPage'), plan.take('getLoginPage'), plan.take('caslogin')]).toEqual(['network', 'network', 'ok', 'slow'])
})

it('says nothing about an endpoint that it does not name', () => {
  expect(createPlan(parseScenario('caslogin:slow')).take('toString')).toBeUndefined()
})
