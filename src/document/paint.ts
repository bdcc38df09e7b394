// In the document's head, before its page: what its address says, and the rules of the first paint. Put in through the CSSOM, which no content policy looks at, so that one
// policy serves every document. Runs in every browser unchanged, like boot.ts.
const { documentElement: root, head } = document
if (/[?&]lang=en/i.test(location.search)) root.lang = 'en'
// The inviter's place is drawn only where the link names one.
if (!/[?&]promotorCode=\w/.test(location.search)) root.setAttribute('data-uninvited', '')

const rules = document.getElementById('paint')
const { sheet } = head.appendChild(document.createElement('style'))
// One rule around all of them: a browser leaves out those that it cannot read.
if (sheet && rules) sheet.insertRule(`@media all{${rules.textContent}}`, 0)
