/** A shorter wait needs no notice (ms). */
const NOTICE_TIMEOUT_MS = 400

const WORDS = {
  preparing: ['正在准备演示后台，只有第一次打开需要…', 'Preparing the demo. Only the first visit takes this long…'],
  insecure: ['演示需要通过 https 或本机（localhost）的网页服务器打开，不能直接双击文件。', 'Open the demo by https, or from a web server of this computer (localhost); it cannot be opened as a file.'],
  old: ['这个浏览器太旧或关闭了 Service Worker，请用新版 Chrome、Edge、Safari 或 Firefox 打开演示，不要用无痕窗口。', 'This browser is too old for the demo, or has service workers switched off. Please use a recent Chrome, Edge, Safari or Firefox, not in a private window.'],
  failed: ['演示后台没有启动，请刷新页面再试。', 'The demo could not be started. Please reload the page.'],
} as const

/** Above the place of a page's own button, and a press goes through it: the page is there to be used meanwhile. */
const NOTE = 'position:fixed;left:16px;right:16px;bottom:96px;z-index:2147483000;padding:8px 12px;border-radius:12px;background:rgba(35,24,21,.9);color:#fff;pointer-events:none;'
const SHEET = 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:2147483000;padding:25vh 24px 0;background:#fff;color:#231815;'
const TEXT = 'font:14px/1.6 system-ui,sans-serif;text-align:center'

/** Outside the body, which is the app's. The styles are set as properties: the documents' policy allows no style attributes. */
function show(words: keyof typeof WORDS, role: 'status' | 'alert', look: string): () => void {
  const notice = document.createElement('div')
  notice.setAttribute('role', role)
  notice.style.cssText = look + TEXT
  WORDS[words].forEach((line, at) => {
    const text = document.createElement('p')
    text.lang = at === 0 ? 'zh-CN' : 'en'
    text.style.margin = '0'
    text.textContent = line
    notice.appendChild(text)
  })
  document.documentElement.appendChild(notice)
  return () => {
    if (notice.parentNode) notice.parentNode.removeChild(notice)
  }
}

/** In the place of the page, which could do nothing. */
export function showObstacle(words: 'insecure' | 'old'): void {
  window.stop()
  show(words, 'alert', SHEET)
}

/** Says what the page waits for, while it does; and so if it waits in vain. */
export function showUntil(ready: Promise<void>): void {
  let hide: () => void = () => undefined
  const timer = window.setTimeout(() => {
    hide = show('preparing', 'status', NOTE)
  }, NOTICE_TIMEOUT_MS)
  const end = () => {
    window.clearTimeout(timer)
    hide()
  }
  ready.then(end, (error: unknown) => {
    end()
    show('failed', 'alert', SHEET)
    reportError(error)
  })
}
