/** `success`: solving it works. `error`: it fails once it is to be shown. `hangs`: it never gets ready. */
export type SliderBehaviour = 'success' | 'error' | 'hangs'

type Config = { gt?: string; challenge?: string; offline?: boolean; new_captcha?: boolean; product?: string }

/**
 * A slider that speaks the vendor's interface: `initGeetest(config, captcha => ...)`. It is sent to the page as source text, so it must be
 * self-contained and readable by Chrome 49. What it proves is made of the challenge, so a wrong one shows.
 */
export function installSliderStub(page: Window, behaviour: SliderBehaviour): void {
  const doc = page.document
  type Listener = (error?: unknown) => void
  const make = (name: string, style: string, attributes: Record<string, string>, text: string): HTMLElement => {
    const element = doc.createElement(name)
    element.style.cssText = style
    Object.keys(attributes).forEach((attribute) => element.setAttribute(attribute, attributes[attribute] || ''))
    element.textContent = text
    return element
  }

  function createCaptcha(config: Config) {
    const listeners: Record<string, Listener[]> = { ready: [], success: [], error: [], close: [] }
    const on = (event: string) => (listener: Listener) => {
      ;(listeners[event] as Listener[]).push(listener)
      return captcha
    }
    const tell = (event: string, detail?: unknown) => (listeners[event] as Listener[]).forEach((listener) => listener(detail))
    let panel: HTMLElement | null = null
    let proof: { geetest_challenge: string; geetest_validate: string; geetest_seccode: string } | false = false

    const remove = () => {
      if (panel && panel.parentNode) panel.parentNode.removeChild(panel)
      panel = null
    }
    const solve = () => {
      if (!panel) return
      remove()
      proof = { geetest_challenge: config.challenge + 'jx', geetest_validate: 'v' + config.challenge, geetest_seccode: 'v' + config.challenge + '|jordan' }
      tell('success')
    }
    const close = () => {
      if (!panel) return
      remove()
      tell('close')
    }

    const show = () => {
      remove()
      panel = make('div', 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:1000;display:flex;align-items:center;justify-content:center;background:rgba(0,0,0,.5);font-family:sans-serif', {}, '')
      const box = make('div', 'width:280px;padding:20px;border-radius:12px;background:#fff;text-align:center', { role: 'dialog', 'aria-label': '滑块验证' }, '')
      const title = make('p', 'margin:0 0 16px;font-size:16px;color:#222', {}, '拖动滑块完成验证')
      const track = make('div', 'position:relative;height:44px;border-radius:22px;background:#e8eef0;touch-action:none', {}, '')
      const range = { role: 'slider', tabindex: '0', 'aria-label': '滑块', 'aria-valuemin': '0', 'aria-valuemax': '100', 'aria-valuenow': '0' }
      const handle = make('div', 'position:absolute;top:0;left:0;width:44px;height:44px;border-radius:22px;background:#1b6b53;color:#fff;line-height:44px;cursor:pointer', range, '»')
      const buttonStyle = 'height:44px;margin:16px 4px 0;padding:0 16px;border:0;border-radius:8px;background:#eef3f1;color:#222;font-size:15px'
      const done = make('button', buttonStyle, { type: 'button' }, '完成验证')
      const leave = make('button', buttonStyle, { type: 'button' }, '关闭验证')

      let value = 0
      let start: number | null = null
      const moveTo = (next: number) => {
        value = Math.max(0, Math.min(100, Math.round(next)))
        handle.style.left = (value / 100) * 236 + 'px'
        handle.setAttribute('aria-valuenow', String(value))
      }
      const pointOf = (event: MouseEvent | TouchEvent) => ((event as TouchEvent).touches && (event as TouchEvent).touches.length ? ((event as TouchEvent).touches[0] as Touch).clientX : (event as MouseEvent).clientX)
      const grip = (event: MouseEvent | TouchEvent) => {
        start = pointOf(event)
      }
      const drag = (event: MouseEvent | TouchEvent) => {
        if (start !== null) moveTo(((pointOf(event) - start) / 236) * 100)
      }
      const release = () => {
        if (start === null) return
        start = null
        if (value >= 90) solve()
        else moveTo(0)
      }
      handle.addEventListener('mousedown', grip)
      handle.addEventListener('touchstart', grip)
      panel.addEventListener('mousemove', drag)
      panel.addEventListener('touchmove', drag)
      panel.addEventListener('mouseup', release)
      panel.addEventListener('touchend', release)
      handle.addEventListener('keydown', (event) => {
        if (event.key === 'ArrowRight') moveTo(value + 10)
        if (value >= 90) solve()
      })
      done.addEventListener('click', solve)
      leave.addEventListener('click', close)

      track.appendChild(handle)
      ;[title, track, done, leave].forEach((part) => box.appendChild(part))
      panel.appendChild(box)
      doc.body.appendChild(panel)
      handle.focus()
    }

    const captcha = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      getValidate: () => proof,
      verify: () => {
        if (behaviour === 'error') page.setTimeout(() => tell('error', { error_code: 'error_101', msg: '网络不给力' }), 0)
        else show()
      },
      reset: remove,
      destroy: remove,
    }
    const isWellMade = config.gt && config.challenge && config.new_captcha === true && config.product === 'bind' && typeof config.offline === 'boolean'
    page.setTimeout(() => (isWellMade ? tell('ready') : tell('error', { error_code: 'error_111', msg: '参数错误' })), 0)
    return captcha
  }

  ;(page as Window & { initGeetest?: unknown }).initGeetest = (config: Config, ready: (captcha: unknown) => void) => {
    if (behaviour !== 'hangs') page.setTimeout(() => ready(createCaptcha(config)), 0)
  }
}
