import { deepEqual, ok } from 'node:assert/strict'
import { actionLog, expectNoSecrets, openDevTools, storyOf } from './actionLog.ts'
import { inBothWhenWhole } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import { isInside, login } from '../served.ts'

inBothWhenWhole('Redux DevTools tell a login as a story, by slice, without a phone number, code, token or ticket (spec 1 §3)', async (page) => {
  await openDevTools(page)
  await page.goto(`${login}&thirdPartTicket=ticket-of-a-third-party`)
  await logIn(page)
  await page.waitUntil(isInside)
  const log = await actionLog(page)
  deepEqual(storyOf(log, ['login', 'session']), [
    'login/phoneTyped',
    'login/agreementToggled',
    'login/codeRequested',
    'login/contextTokenReplaced',
    'login/codeSent',
    'login/codeTyped',
    'login/loginSubmitted',
    'login/contextTokenReplaced',
    'session/tokenReceived',
    'session/userIdentified',
    'session/loggedIn',
  ])
  const { state } = log.at(-1)!
  ok(['api', 'entry', 'login', 'session'].every((slice) => slice in state), Object.keys(state).join())
  await expectNoSecrets(page, ['13800138000', '138 0013 8000', 'ticket-of-a-third-party'])
})
