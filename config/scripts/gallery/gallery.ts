// `npm run gallery`: a picture of every page in every state, with an index.html that needs no server; `--against FOLDER` shows what changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { BASE_PATH } from '../../basePath.ts'
import type { Language } from '../../../src/lib/i18n/index.ts'
import { readOptions, stopWith } from '../readOptions.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { percentOf, changesPage } from './changesPage.ts'
import { compareGalleries } from './compareGalleries.ts'
import { GALLERY_FILE, insistOnOwnPictures, isPictured, isWanted, pictureOf, readGallery, type Gallery, type GalleryEntry, type Wanted } from './galleryFile.ts'
import { CHANGES_PAGE, indexPage } from './indexPage.ts'
import { listNamedStates } from './listing.ts'
import { takePictures } from './takePictures.ts'

const HELP = `npm run gallery [-- OPTIONS]

Draws every page of every campaign in each of its states, as tall as it is, with clock and chance standing still, and writes the pictures with an index.html
that opens from the file. Two runs over one build are the same. Builds the site where it is not up to date.

  --out FOLDER       where to, gallery/ unless given; what was there of an older gallery goes
  --width PIXELS     390 unless given
  --height PIXELS    how tall the screen is that a page fills at least (390 beside --width 844: a phone on its side); a phone's of this width unless given
  --screen           what is on that screen at first and no more; the styles for low screens show here alone, where a page is not drawn as tall as it is
  --lang en          zh-CN unless given
  --large PERCENT    letters of 100, 150 or 200 percent; 100 unless given
  --campaigns a,b    these alone ("-" for the pages outside the campaigns)
  --pages a,b        these kinds of pages alone: home, login, list ...
  --against FOLDER   an older gallery of the same look: writes changes.html with old, new and difference side by side
  --keep             takes no pictures: compares those that are in --out already

Ends with 1 where a page could not be drawn.

Example: npm run gallery -- --out before, change something, npm run gallery -- --out after --against before`

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const options = readOptions(HELP, { out: { ...text, default: 'gallery' }, width: { ...text, default: '390' }, height: text, screen: yes, lang: text, large: { ...text, default: '100' }, campaigns: text, pages: text, against: text, keep: yes })

const { out, against } = options
const language: Language = options.lang === undefined || options.lang === 'zh' || options.lang === 'zh-CN' ? 'zh-CN' : options.lang === 'en' ? 'en' : stopWith(`--lang ${options.lang}: zh-CN or en`, HELP)
const numberOf = (name: 'width' | 'height' | 'large', least: number, most: number): number => {
  const value = Number(options[name])
  return Number.isInteger(value) && value >= least && value <= most ? value : stopWith(`--${name} ${options[name]}: a whole number from ${least} to ${most}`, HELP)
}
const look = { width: numberOf('width', 240, 1280), letters: numberOf('large', 100, 200), ...(options.height !== undefined && { height: numberOf('height', 240, 1280) }), ...(options.screen && { isScreen: true }) }
const listOf = (said: string | undefined): readonly string[] => (said ?? '').split(',').filter(Boolean)
const wanted: Wanted = { campaigns: listOf(options.campaigns), kinds: listOf(options.pages) }
if (against !== undefined && resolve(against) === resolve(out)) stopWith(`--against ${against} is where the new pictures are written: give another --out.`, HELP)
// Before the work of minutes.
if (against !== undefined) check(() => readGallery(against))
if (!options.keep) check(() => insistOnOwnPictures(out))

if (!options.keep) await draw()
if (against !== undefined) compare(against)
process.exit()

function check<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : String(error), HELP)
  }
}

async function draw(): Promise<void> {
  const all = await listNamedStates(language)
  for (const [name, key] of [['campaigns', 'campaign'], ['kinds', 'kind']] as const) {
    const unknown = wanted[name].filter((value) => !all.some((state) => state[key] === value))
    if (unknown.length > 0) stopWith(`There is no ${key} ${unknown.join(', ')}. Known: ${[...new Set(all.map((state) => state[key]))].join(' ')}`, HELP)
  }
  const states = all.filter((state) => isWanted(wanted, state))
  if (states.length === 0) stopWith('No page is both of these campaigns and of these kinds.', HELP)
  if (!isBuildFresh()) await import('../build/build.ts')
  const { previewAddress } = await import('../../../src/workbench/frame/previewAddress.ts')
  const addresses = states.map((state) => previewAddress(BASE_PATH, { ...state, previewType: 'common', language }))
  if (new Set(states.map(pictureOf)).size < states.length) throw new Error('Two states would have one file.')
  for (const part of ['pictures', 'changes', CHANGES_PAGE]) rmSync(join(out, part), { recursive: true, force: true })

  const began = performance.now()
  const entries: GalleryEntry[] = []
  await takePictures(addresses, look, (index, picture) => {
    const state = states[index]
    if (!state) return
    const { id, page, campaign, title, pageName, kind, kindName, fixture, fixtureName } = state
    const named = { id, page, campaign, title, pageName, kind, kindName, fixture, fixtureName, address: addresses[index] ?? '' }
    if ('failure' in picture) {
      console.error(`${id}: ${picture.failure}`)
      entries[index] = { ...named, failure: picture.failure }
    } else {
      const file = pictureOf(state)
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), picture.png)
      entries[index] = { ...named, file, height: picture.height }
    }
  })
  const gallery: Gallery = { version: 1, ...look, language, entries }
  writeFileSync(join(out, GALLERY_FILE), JSON.stringify(gallery, null, 1))
  writeFileSync(join(out, 'index.html'), indexPage(gallery, against !== undefined))
  const failed = entries.filter((entry) => !isPictured(entry)).length
  console.log(`${join(out, 'index.html')}: ${entries.length - failed} pictures, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(0)} s on ${availableParallelism()} cores`)
  if (failed > 0) process.exitCode = 1
}

function compare(older: string): void {
  const changes = check(() => compareGalleries(older, out, wanted))
  const gallery = readGallery(out)
  writeFileSync(join(out, CHANGES_PAGE), changesPage(gallery, changes))
  writeFileSync(join(out, 'index.html'), indexPage(gallery, true))
  for (const { entry, share } of changes.changed) console.log(`${percentOf(share).padStart(6)}%  ${entry.id}`)
  for (const { id } of changes.appeared) console.log(`    new  ${id}`)
  for (const { id } of changes.vanished) console.log(`   gone  ${id}`)
  console.log(`${join(out, CHANGES_PAGE)}: ${changes.changed.length} changed of ${changes.compared}, ${changes.appeared.length} new, ${changes.vanished.length} gone`)
}
