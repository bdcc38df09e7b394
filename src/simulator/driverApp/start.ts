// The simulated driver's app: a page of the development servers around those that take its session (config/scripts/driverApp).
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery, withParams } from '@/lib/url/query'
import { getControls, type CampaignListing } from '../backend'
import { actionButton, choiceRow, selectRow, textRow } from '../panel/controls'
import { element } from '../panel/element'
import { logInAs } from '../session/logInAs'
import { startNextAs, takeNextSession } from '../session/nextSession'
import { deliveriesOf, readDriverChoice, SENDINGS, type DriverChoice } from './deliveries'
import { driverAppMessages } from './messages'
import { untrustedFrame } from './untrustedFrame'
import { STYLE } from './style'

/** Of CAS and of the gateway. */
const DRIVER_TYPE = 2
const CODE = '123456'

const open = ({ sending, mobile, page }: DriverChoice): void => window.location.assign(window.location.pathname + withParams(window.location.search, { send: sending, as: mobile, page: page || null }))

/** A page that was logged in before needs no token: this app has just been opened on this phone. */
function forgetSession(): void {
  startNextAs(null)
  takeNextSession()
}

async function start(): Promise<void> {
  const choice = readDriverChoice(window.location.search)
  setLanguage(chooseLanguage(parseQuery(window.location.search)))
  await driverAppMessages.ready()
  const texts = driverAppMessages.read()
  forgetSession()
  document.title = texts.title
  const pages = (await getControls<readonly CampaignListing[]>('campaigns')).filter(({ isTokenFromParent }) => isTokenFromParent === true).flatMap(({ urls }) => urls)
  const page = choice.page || pages[0] || ''
  const frame = element('iframe', { class: 'page', title: texts.page })
  const log = element('ol', { class: 'log', 'aria-label': texts.log })
  const note = (who: string, what: unknown): void => {
    log.insertBefore(element('li', {}, element('b', {}, who), ` ${JSON.stringify(what)}`), log.firstChild)
  }

  const token = logInAs(choice.mobile, DRIVER_TYPE, CODE).then(
    ({ token: made }) => made ?? '',
    (error: unknown) => {
      note(texts.fromApp, texts.failed(String(error)))
      return ''
    },
  )
  const deliver = async (): Promise<void> => {
    for (const { after, message } of deliveriesOf(choice.sending, await token)) {
      setTimeout(() => {
        frame.contentWindow?.postMessage(message, choice.sending === 'stranger' ? '*' : window.location.origin)
        note(texts.fromApp, message)
      }, after)
    }
  }
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    note(texts.fromPage, data)
    // A page says nothing to a stranger, who speaks first.
    if (['preview/ready', 'stranger/loaded'].includes(String((data as { readonly type?: unknown } | null)?.type))) void deliver()
  })

  let mobile = choice.mobile
  document.head.appendChild(element('style', {}, STYLE))
  document.body.appendChild(
    element(
      'main',
      {},
      element(
        'section',
        { class: 'choices' },
        element('h1', {}, texts.title),
        element('p', {}, texts.hint),
        choiceRow(texts.sending, SENDINGS.map((value) => ({ value, label: texts.sendings[value] })), choice.sending, (sending) => open({ ...choice, mobile, sending: sending ?? choice.sending })),
        selectRow(texts.page, '', pages.map((url) => ({ value: url, label: url.replace(/^\/[^/]+\/|\?.*/g, '') })), page, (chosen) => open({ ...choice, mobile, page: chosen })),
        textRow(texts.mobile, mobile, '', (text) => (mobile = text), 'tel'),
        actionButton(texts.reload, () => open({ ...choice, mobile }), 'primary'),
        log,
      ),
      page ? frame : element('p', {}, texts.noPage),
    ),
  )
  if (page) frame.src = choice.sending === 'stranger' ? untrustedFrame(new URL(page, window.location.href).href) : page
}

void start()
