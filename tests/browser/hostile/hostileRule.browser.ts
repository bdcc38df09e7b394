// About 17 s.
import { deepEqual, ok } from 'node:assert/strict'
import { payloads } from '../../faults/payloads/payloads.ts'
import { base } from './hostile.ts'
import { inBothBrowsers, site } from '../driver/inBothBrowsers.ts'
import { asScript, keep, start, visit } from './poison.ts'
import { addresses } from '../served.ts'
import { serveWithoutPolicy } from './withoutPolicy.ts'

const { markup, links } = payloads

/** The one place where text of a configuration is markup (config/security/sinks.test.ts). */
const RULE = addresses.find((address) => /\/rule\?/.test(address))
const BATCH = 40

/** Runs inside the page: which texts leave what is written after them as it was; the others would hide it, so each of those comes alone. */
function thoseThatEnd(texts: readonly string[]): readonly boolean[] {
  return texts.map((text) => {
    const after = new DOMParser().parseFromString(`<p>${text}</p><p id="after"></p>`, 'text/html').getElementById('after')
    return after !== null && after.closest('svg, math, select, template, noscript, style, script, textarea, title, iframe, object, noembed, noframes, xmp, audio, video, form, button') === null
  })
}

if (RULE !== undefined)
  inBothBrowsers(
    'nothing runs of a rule, whichever payload is in it as markup, as a link or as a picture',
    async (page) => {
      // With the policy there is noise besides: browsers tell of what they stopped in the sanitiser's own document too, where nothing ever runs.
      const { origin, close } = await serveWithoutPolicy()
      try {
        const rule = RULE.replace(base.origin, origin)
        await start(page, site.replace(base.origin, origin))
        await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.__ran = true">')`)
        await page.waitUntil('window.__ran')
        // In an address's own quotes, as a tool writes it.
        const quoted = links.map((link) => link.replace(/&/g, '&amp;').replace(/"/g, '&quot;'))
        const texts = [...markup, ...quoted.map((link) => `<a href="${link}">a</a><img src="${link}">`)]
        const ends = await page.evaluate<readonly boolean[]>(`(${thoseThatEnd.toString()})(${asScript(texts)})`)
        const together = texts.filter((_, index) => ends[index])
        const batches = [...Array.from({ length: Math.ceil(together.length / BATCH) }, (_, index) => together.slice(index * BATCH, (index + 1) * BATCH)), ...texts.filter((_, index) => !ends[index]).map((text) => [text])]
        deepEqual(batches.flat().length, texts.length)
        for (const batch of batches) {
          await keep(page, { turn: { markup: 0, links: 0 }, rule: `<p>first</p>${batch.map((text, index) => `<p>${text}</p><p>mark${index}.</p>`).join('')}` })
          const name = await visit(page, rule)
          const shown = await page.evaluate<string>(`document.body.innerText`)
          ok(shown.includes('first'), `${name} shows no rule: ${batch.join()}`)
          if (batch.length > 1) deepEqual({ name, missing: batch.filter((_, index) => !shown.includes(`mark${index}.`)) }, { name, missing: [] })
        }
      } finally {
        close()
      }
    },
    { timeoutMs: 240_000 },
  )
