/**
 * `success`: the carrier knows the line. `failing`: it fails with words. `silent`: it fails without any, as for a line that is none of the
 * three carriers'. `expired`: the first signature has run out. `hangs`: no carrier answers, and the SDK gives up
 * at the limit that it was given. `never`: the SDK itself never says anything.
 */
export type CarrierBehaviour = 'success' | 'failing' | 'silent' | 'expired' | 'hangs' | 'never'

type Answer = (answer: { code: string; msg?: string; spToken?: string }) => void
type CheckOptions = { accessToken: string; jwtToken: string; timeout: number; success: Answer; error: Answer }
type TokenOptions = { timeout: number; authPageOption: { navText?: string; btnText?: string }; success: Answer; error: Answer; watch?: (status: string, data?: unknown) => void }

/**
 * A carrier SDK that speaks the vendor's interface: `new PhoneNumberServer()`. It is sent to the page as source text, so it must be
 * self-contained and readable by Chrome 49. Its token names the number of the line, which the backend then logs in.
 */
export function installCarrierStub(page: Window, behaviour: CarrierBehaviour, mobile: string): void {
  const doc = page.document
  const later = (work: () => void) => page.setTimeout(work, 0)
  let checks = 0
  let panel: HTMLElement | null = null

  const make = (name: string, style: string, attributes: Record<string, string>, text: string): HTMLElement => {
    const element = doc.createElement(name)
    element.style.cssText = style
    Object.keys(attributes).forEach((attribute) => element.setAttribute(attribute, attributes[attribute] || ''))
    element.textContent = text
    return element
  }
  const remove = () => {
    if (panel && panel.parentNode) panel.parentNode.removeChild(panel)
    panel = null
  }
  /** The vendor refuses a page that does not show its origin. */
  const isOriginShown = () => {
    const meta = doc.querySelector('meta[name="referrer"]')
    return meta !== null && meta.getAttribute('content') === 'origin'
  }

  function PhoneNumberServer(this: unknown): void {
    // The vendor's is a constructor without arguments.
  }
  PhoneNumberServer.prototype.checkLoginAvailable = (options: CheckOptions) => {
    checks += 1
    if (behaviour === 'never') return
    if (behaviour === 'hangs') {
      page.setTimeout(() => options.error({ code: '600015', msg: '接口超时' }), options.timeout)
      return
    }
    later(() => {
      if (!options.accessToken || !options.jwtToken || options.timeout !== 5000 || !isOriginShown()) options.error({ code: '600001', msg: '参数错误' })
      else if (behaviour === 'failing') options.error({ code: '600002', msg: '系统异常' })
      else if (behaviour === 'silent') options.error({ code: '600008' })
      else if (behaviour === 'expired' && checks === 1) options.error({ code: '600034', msg: '鉴权已过期' })
      else options.success({ code: '600000', msg: '' })
    })
  }
  PhoneNumberServer.prototype.getLoginToken = (options: TokenOptions) => {
    const tell = options.watch || (() => undefined)
    const settle = (work: () => void) => () => {
      remove()
      work()
    }
    remove()
    panel = make('div', 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:1000;display:flex;align-items:flex-end;background:rgba(0,0,0,.5);font-family:sans-serif', {}, '')
    const box = make('div', 'width:100%;padding:24px 20px;border-radius:16px 16px 0 0;background:#fff;text-align:center', { role: 'dialog', 'aria-label': '运营商授权' }, '')
    const title = make('p', 'margin:0 0 8px;font-size:16px;color:#222', {}, options.authPageOption.navText || '')
    const number = make('p', 'margin:0 0 16px;font-size:24px;color:#222', {}, mobile.slice(0, 3) + '****' + mobile.slice(7))
    const buttonStyle = 'display:block;width:100%;height:48px;margin:8px 0 0;border:0;border-radius:24px;font-size:16px;'
    const agree = make('button', buttonStyle + 'background:#1b6b53;color:#fff', { type: 'button' }, '同意授权并登录')
    const close = make('button', buttonStyle + 'background:#eef3f1;color:#222', { type: 'button' }, '关闭授权页')
    agree.addEventListener('click', settle(() => options.success({ code: '600000', spToken: 'sp-' + mobile })))
    close.addEventListener('click', settle(() => tell('2')))
    ;[title, number, agree, close].forEach((part) => box.appendChild(part))
    panel.appendChild(box)
    doc.body.appendChild(panel)
    agree.focus()
    tell('1')
  }
  PhoneNumberServer.prototype.closeLoginPage = remove
  ;(page as unknown as { PhoneNumberServer: unknown }).PhoneNumberServer = PhoneNumberServer
}
