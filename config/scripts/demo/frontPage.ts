/** One campaign as the front page lists it. */
export type Listed = { readonly title: string; readonly address: string; /** Where its picture is. */ readonly picture: string }

type Front = {
  readonly campaigns: readonly Listed[]
  readonly tools: { readonly workbench: string; readonly link: string; readonly wall: string }
  readonly loginCode: string
  /** Phones whose story is fixed. */
  readonly phones: { readonly passenger: string; readonly driver: string }
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const both = (zh: string, en: string): string => `${zh} <small lang="en">${en}</small>`
const link = (address: string, text: string): string => `<li><a href="${escape(address)}">${text}</a></li>`

/** The demo's own first page, without a script that it needs: what there is. Addresses are relative, so that it is right wherever it stands. */
export function frontPage({ campaigns, tools, loginCode, phones }: Front): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Market platform H5 演示</title>
<link rel="icon" href="data:,">
<style>
body{margin:0 auto;max-width:44rem;padding:24px 16px 48px;font:16px/1.6 system-ui,sans-serif;color:#231815;background:#fff}
ul{padding:0;margin:0 0 24px;list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:8px}
a{display:flex;align-items:center;gap:10px;min-height:40px;padding:8px 14px;border:1px solid #e3e0de;border-radius:10px;color:inherit;text-decoration:none}
a:hover,a:focus-visible{border-color:#127a5e;outline:2px solid #127a5e}
img{width:40px;height:40px;border-radius:8px}
small{color:#6b625e}
#file{padding:12px 16px;border-radius:10px;background:#fdecea;color:#8c1d18}
</style>
</head>
<body>
<h1>Market platform H5 演示</h1>
<p id="file" role="alert" hidden>${both('请通过网页服务器打开，例如在此文件夹运行 npx serve；直接双击文件时没有演示后台。', 'Open this by a web server, such as npx serve in this folder: a file that is opened by itself has no backend.')}</p>
<script>if(location.protocol==='file:')document.getElementById('file').hidden=false</script>
<p>${both(`没有服务器：后台在这个浏览器里，得到和支付的都会保留。任何手机号都能登录，验证码 ${loginCode}。`, `No server: the backend is in this browser, and keeps what is won and paid. Any phone logs in, code ${loginCode}.`)}</p>
<p>${both(`${phones.passenger} 是有余额的老乘客，${phones.driver} 是司机，其余是新乘客。屏幕边的按钮是测试面板。`, `${phones.passenger} is a passenger of old with a balance, ${phones.driver} a driver, all others are new passengers. The button at the edge is the test panel.`)}</p>
<h2>${both('工具', 'Tools')}</h2>
<ul>
${link(tools.workbench, both('工作台', 'Workbench'))}
${link(tools.link, both('链接工坊', 'Link workshop'))}
${link(tools.wall, both('页面墙', 'Wall of pages'))}
</ul>
<h2>${both('活动', 'Campaigns')}</h2>
<ul>
${campaigns.map(({ title, address, picture }) => link(address, `<img src="${escape(picture)}" alt="">${escape(title)}`)).join('\n')}
</ul>
</body>
</html>
`
}
