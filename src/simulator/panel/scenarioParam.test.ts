import { scenarioText } from './scenarioParam'

it.each([
  ['', {}, ''],
  ['', { getLoginPage: ['ended'], caslogin: ['http500', 'ok'] }, 'getLoginPage:ended,caslogin:http500>ok'],
  ['caslogin:wrongCode', {}, 'caslogin:wrongCode'],
  ['caslogin:wrongCode>ok', { getLoginPage: ['ended'], caslogin: ['slow'] }, 'caslogin:wrongCode>ok,getLoginPage:ended'],
  ['caslogin:wrongCode', { '*': ['slow'] }, 'caslogin:wrongCode,*:slow'],
  ['*:slow', { getLoginPage: ['ended'] }, '*:slow'],
])('a tab that plays "%s", with %j for everybody, plays "%s"', (ofTab, ofEverybody, text) => {
  expect(scenarioText(ofTab, ofEverybody)).toBe(text)
})
