/** Ways to get a script into a page by its text. Each would set `window.hacked`, leave the page, ask another host, or cover the page. */
export const hostilePieces: readonly string[] = [
  '<script>window.hacked = "script"</script>',
  '<img src="x" onerror="window.hacked = 1">',
  '<img src="https://img.example.com/a.png" onload="window.hacked = 1" onerror="window.hacked = 1" style="position:fixed;top:0;left:0;width:100%;height:100%">',
  '<svg onload="window.hacked = 1"><script>window.hacked = 1</script><animate onbegin="window.hacked = 1" attributeName="x" dur="1s"/></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><iframe src="javascript:parent.hacked=1"></iframe>',
  '<object data="data:text/html,<script>parent.hacked=1</script>"></object><embed src="javascript:window.hacked=1">',
  '<a href="javascript:window.hacked=1">危险链接</a>',
  '<a href="java&#10;script:window.hacked=1">换行链接</a>',
  '<a href="data:text/html,<script>window.hacked=1</script>">数据链接</a>',
  '<a href="//evil.example/x">旁路链接</a>',
  '<a href="http://plain.example/x">明文链接</a>',
  '<a href="https://rules.example.com/more" target="_self" onclick="window.hacked=1">完整规则</a>',
  '<a href="saicmobility://home">打开APP</a>',
  '<details open ontoggle="window.hacked=1"><summary>展开</summary></details>',
  '<input autofocus onfocus="window.hacked=1"><button formaction="javascript:window.hacked=1">按钮</button>',
  '<video src="x" onerror="window.hacked=1"></video><audio src="x" onerror="window.hacked=1"></audio>',
  '<body onload="window.hacked=1"><div id="root" class="x" style="position:fixed;z-index:99999">覆盖</div>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css"><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<template><img src=x onerror="window.hacked=1"></template><img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
  // These leave an element open, which takes in whatever follows.
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<form id="x"><math><mtext></form><form><mglyph><style></math><img src onerror="window.hacked = 1">',
]

const OPEN_ENDED = 3

/** All of them between two harmless paragraphs. */
export const hostileRule = ['<p>规则正文</p>', ...hostilePieces.slice(0, -OPEN_ENDED), '<p>规则结尾</p>', ...hostilePieces.slice(-OPEN_ENDED)].join('\n')
