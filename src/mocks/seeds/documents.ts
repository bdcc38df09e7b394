const TITLES: Readonly<Record<string, string>> = {
  'terms-of-service': '服务条款',
  'privacy-policy': '隐私政策',
  'privacy-agreement': '隐私协议',
  'passenger-service-agreement': '乘客服务协议',
  'passenger-privacy-policy': '乘客隐私政策',
  'driver-service-agreement': '司机服务协议',
  'driver-privacy-policy': '司机隐私政策',
  'call-car': '立即用车',
  'bank-card': '银行信用卡申请',
  'app-download-ios': '下载 iOS 版',
  'app-download-android': '下载 Android 版',
}

/** The files that `showDocument` shows. */
export const documentFiles: readonly string[] = Object.keys(TITLES).map((name) => `${name}.html`)

/** The pages that remote configuration links to, each with its title and nothing to agree to. */
export function showDocument(file: string): Response {
  const name = file.replace(/\.html$/, '')
  const title = Object.hasOwn(TITLES, name) ? TITLES[name] : undefined
  if (!title) return Response.json({ message: `No document called ${file}.` }, { status: 404 })
  const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>示例文本，仅用于演示环境。</p></html>`
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
