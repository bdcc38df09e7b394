import { isPictured, type Gallery, type GalleryEntry } from './galleryFile.ts'
import { filterPictures } from './filterPictures.ts'
import { documentOf, escaped } from './markup.ts'
import { wordsOf, type GalleryWords } from './words.ts'

export const CHANGES_PAGE = 'changes.html'

/** Every picture with its names and its address, to filter in the file itself. */
export function indexPage(gallery: Gallery, hasChanges = false): string {
  const { entries, width, language } = gallery
  const words = wordsOf(language)
  const groups = [...new Set(entries.map(({ campaign }) => campaign))].map((prefix) => entries.filter(({ campaign }) => campaign === prefix))
  const head = `<p>${escaped(words.counts(entries.filter(isPictured).length, new Set(entries.map(({ page }) => page)).size))} · ${escaped(words.look(gallery))}</p>
${hasChanges ? `<p><a href="${CHANGES_PAGE}">${escaped(words.toChanges)}</a></p>` : ''}
<label>${escaped(words.search)}<input type="search" data-filter="search"></label>
${choice(words.campaign, 'campaign', entries.map(({ campaign, title }) => [campaign, title]), words)}
${choice(words.kind, 'kind', entries.map(({ kind, kindName }) => [kind, kindName]), words)}
${choice(words.fixture, 'fixture', entries.map(({ fixture, fixtureName }) => [fixture, fixtureName]), words)}
<label>${escaped(words.size)}<input type="range" min="120" max="${width}" value="240" data-size></label>
<p role="status">${escaped(words.shown)} <output></output></p>`
  const body = groups.map((group) => `<section><h2>${escaped(group[0]?.title ?? '')} <small>${escaped(group[0]?.campaign ?? '')} · ${group.length}</small></h2><div>${group.map((entry) => figure(entry, width, words)).join('\n')}</div></section>`).join('\n')
  return documentOf({ title: words.title, language, head, body: `${body}\n<p hidden data-nothing style="padding: 40px; text-align: center">${escaped(words.nothing)}</p>`, script: `(${filterPictures.toString()})()` })
}

/** One option for each value, called as it is called first. */
function choice(label: string, name: string, options: readonly (readonly [string, string])[], { all }: GalleryWords): string {
  return `<label>${escaped(label)}<select data-filter="${name}"><option value="">${escaped(all)}</option>${[...new Map(options)].map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`).join('')}</select></label>`
}

function figure(entry: GalleryEntry, width: number, words: GalleryWords): string {
  const { campaign, kind, fixture, title, pageName, kindName, fixtureName, page, address } = entry
  const drawn = isPictured(entry)
    ? `<a href="${escaped(entry.file)}"><img src="${escaped(entry.file)}" width="${width}" height="${entry.height}" loading="lazy" alt="${escaped(`${title} / ${pageName} / ${fixtureName}`)}"></a>`
    : `<p class="failed">${escaped(words.failed)}: ${escaped(words.failures[entry.failure] ?? entry.failure)}</p>`
  const said = [title, pageName, kindName, fixtureName, page, kind, fixture].join(' ').toLowerCase()
  return `<figure data-campaign="${escaped(campaign)}" data-kind="${escaped(kind)}" data-fixture="${escaped(fixture)}" data-words="${escaped(said)}">${drawn}<figcaption><b>${escaped(pageName)}</b> · ${escaped(fixtureName)}<code>${escaped(address)}</code></figcaption></figure>`
}
