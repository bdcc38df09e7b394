/** Text as a document may hold it, in an attribute too: names come from campaigns, addresses from their pages. */
export const escaped = (text: string | number): string => String(text).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

const STYLES = `
* { box-sizing: border-box }
body { margin: 0; background: #f4f5f8; color: #1b1f2a; font: 14px/1.5 system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif }
header { position: sticky; z-index: 1; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; padding: 12px 20px; border-bottom: 1px solid #e2e5ec; background: #fff }
h1 { margin: 0; font-size: 17px }
h2 { margin: 24px 20px 8px; font-size: 15px }
h2 small, header p { margin: 0; color: #515a6e; font-size: 13px; font-weight: 400 }
label { display: block; color: #515a6e; font-size: 12px }
select, input { display: block; height: 32px; max-width: 190px; padding: 0 8px; border: 1px solid #8a90a0; border-radius: 8px; background: #fff; color: inherit; font: inherit }
a { color: #3f3bbf }
:focus-visible { outline: 2px solid #4a46d6; outline-offset: 2px }
section > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--column, 240px), 1fr)); gap: 20px; align-items: start; padding: 0 20px 20px }
figure { min-width: 0; max-width: calc(var(--column, 240px) * 1.6); margin: 0 }
figure img { display: block; width: 100%; height: auto; border: 1px solid #c9cedb; border-radius: 6px; background: #fff }
figcaption { padding-top: 6px; font-size: 13px; overflow-wrap: anywhere }
figcaption b { font-weight: 600 }
code { display: block; color: #515a6e; font: 11px/1.4 ui-monospace, Menlo, Consolas, monospace; user-select: all }
.failed { padding: 24px 12px; border: 1px solid #c4291c; border-radius: 6px; background: #fdeeec; color: #c4291c }
.change { display: grid; grid-template-columns: repeat(3, minmax(0, var(--column, 320px))); gap: 12px; padding: 0 20px }
[hidden] { display: none !important }
`

type Document = { readonly title: string; readonly language: string; readonly head: string; readonly body: string; readonly script?: string }

/** A document that a file can be: its styles and its script are in it, and it loads nothing. */
export const documentOf = ({ title, language, head, body, script = '' }: Document): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1>
${head}
</header>
<main>
${body}
</main>
${script && `<script>${script}</script>`}
</body>
</html>
`
