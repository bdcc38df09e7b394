import { editDistance, nearest } from './nearest'

it.each([
  ['rule', 'rule', 0],
  ['rule', 'rules', 1],
  ['rule', 'rlue', 1],
  ['', 'rule', 4],
  ['promoterCode', 'promotorCode', 1],
  ['invitee-registr', 'invitee-register', 1],
])('needs from %j to %j %i steps, and as many back', (from, to, steps) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([steps, steps])
})

it('names the nearest first, whatever their case, and nothing that is far', () => {
  const known = ['some-activity/rule', 'some-activity/login', 'sourceId', 'channel']
  expect(nearest('some-activity/ruel', known)).toEqual(['some-activity/rule', 'some-activity/login'])
  expect(nearest('SOURCEID', known)).toEqual(['sourceId'])
  expect(nearest('utm_campaign', known)).toEqual([])
  expect(nearest('', known)).toEqual([])
})
