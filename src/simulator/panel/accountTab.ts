import { getControls, type AccountListing } from '../backend'
import { simulatorMessages } from '../messages'
import { logInAs } from '../session/logInAs'
import { startNextAs } from '../session/nextSession'
import { actionButton } from './controls'
import { element, fill } from './element'
import { copyAndNotify, withNotice, type Surroundings } from './notify'

/** The page that a session would be asked for on is of no use with one. */
function redirectAfterLogin(): void {
  const { pathname, search } = location
  const behind = pathname.replace(/\/login\/?$/, '')
  if (behind === pathname) location.reload()
  else location.assign(behind + search)
}

/** The one-time code, and the accounts to be. */
export function accountTab({ notify }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read().accounts
  const rows = element('div')
  const phone = element('input', { class: 'input', 'aria-label': texts.phone, placeholder: texts.phone, inputmode: 'tel', autocomplete: 'off' })
  const enter = (mobile: string, userType: number, code: string) =>
    withNotice(notify, async () => {
      startNextAs(await logInAs(mobile, userType === 2 ? 2 : 1, code))
      redirectAfterLogin()
    })
  const leave = () => {
    startNextAs(null)
    location.reload()
  }
  void withNotice(notify, async () => {
    const { loginCode, accounts } = await getControls<AccountListing>('accounts')
    const roles: Readonly<Record<string, string>> = texts.roles
    fill(rows, [
      element('div', { class: 'field line' }, element('span', { class: 'label' }, texts.code, element('b', { class: 'code' }, loginCode)), actionButton(simulatorMessages.read().copy, () => void copyAndNotify(loginCode, notify))),
      ...accounts.map(({ role, mobile, userType }) => element('div', { class: 'field line' }, element('span', { class: 'label' }, mobile, element('small', {}, roles[role] ?? role)), actionButton(texts.enter, () => void enter(mobile, userType, loginCode)))),
      element('div', { class: 'field line' }, phone, actionButton(texts.enter, () => void enter(phone.value.trim(), 1, loginCode))),
      element('div', { class: 'actions' }, actionButton(texts.leave, leave)),
    ])
  })
  return rows
}
