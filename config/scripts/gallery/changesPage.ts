import type { Change, Changes } from './compareGalleries.ts'
import type { Gallery, PicturedEntry } from './galleryFile.ts'
import { documentOf, escaped } from './markup.ts'
import { wordsOf, type GalleryWords } from './words.ts'

/** 0.034 as 3.4; never 0 for what did change. */
export function percentOf(share: number): string {
  const percent = share * 100
  return percent < 0.1 ? '<0.1' : percent.toFixed(1)
}

/** Old, new and difference beside each other, what changed most first; then the pictures that only one gallery has. */
export function changesPage(gallery: Pick<Gallery, 'width' | 'height' | 'isScreen' | 'letters' | 'language'>, { changed, appeared, vanished, compared }: Changes): string {
  const { language } = gallery
  const words = wordsOf(language)
  const isSame = changed.length + appeared.length + vanished.length === 0
  const head = `<p>${escaped(words.changed(changed.length, compared))} · ${escaped(words.appeared)} ${appeared.length} · ${escaped(words.vanished)} ${vanished.length} · ${escaped(words.look(gallery))}</p><p><a href="index.html">${escaped(words.toGallery)}</a></p>`
  const body = [...changed.map((change) => changeOf(change, words)), single(words.appeared, appeared), single(words.vanished, vanished), isSame ? `<p style="padding: 40px; text-align: center">${escaped(words.unchanged)}</p>` : '']
  return documentOf({ title: words.changes, language, head, body: body.filter(Boolean).join('\n') })
}

const nameOf = ({ title, pageName, fixtureName }: PicturedEntry): string => `${title} / ${pageName} / ${fixtureName}`

function changeOf({ entry, share, pixels, before, after, difference }: Change, words: GalleryWords): string {
  const column = (file: string, label: string): string => `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" loading="lazy" alt="${escaped(`${nameOf(entry)}: ${label}`)}"></a><figcaption>${escaped(label)}</figcaption></figure>`
  return `<section data-change="${escaped(entry.id)}"><h2>${escaped(nameOf(entry))} <small>${escaped(words.share(percentOf(share), pixels))}</small></h2><div class="change">${column(before, words.before)}${column(after, words.after)}${column(difference, words.difference)}</div><code style="padding: 6px 20px 0">${escaped(entry.address)}</code></section>`
}

function single(label: string, entries: readonly PicturedEntry[]): string {
  if (entries.length === 0) return ''
  return `<section><h2>${escaped(label)} <small>${entries.length}</small></h2><div>${entries.map((entry) => `<figure><a href="${escaped(entry.file)}"><img src="${escaped(entry.file)}" loading="lazy" alt="${escaped(nameOf(entry))}"></a><figcaption>${escaped(nameOf(entry))}<code>${escaped(entry.address)}</code></figcaption></figure>`).join('\n')}</div></section>`
}
