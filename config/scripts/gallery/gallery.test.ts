import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { changesPage, percentOf } from './changesPage'
import { compareGalleries } from './compareGalleries'
import { comparePictures } from './comparePictures'
import { insistOnOwnPictures, isWanted, pictureOf, readGallery, type Gallery, type GalleryEntry } from './galleryFile'
import { indexPage } from './indexPage'

type Dots = Readonly<Record<string, readonly number[]>>

/** White, but for these dots (`x,y`). */
function picture(width: number, height: number, dots: Dots = {}): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [place, colour] of Object.entries(dots)) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    png.data.set([...colour, 255], (y * width + x) * 4)
  }
  return PNG.sync.write(png)
}

const RED = [255, 0, 0]

const entryOf = (campaign: string, path: string, fixture = 'default'): GalleryEntry => ({
  id: `${campaign}/${path}#${fixture}`, page: `${campaign}/${path}`, campaign, title: `T ${campaign}`, pageName: `P ${path}`, kind: path, kindName: path, fixture, fixtureName: fixture, address: `/market-platform-h5/${campaign}/${path}/preview?fixture=${fixture}`,
  file: pictureOf({ campaign, path, fixture }), height: 10,
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mph5-gallery-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('two pictures', () => {
  it('are the same where every pixel is', () => {
    expect(comparePictures(picture(10, 10), picture(10, 10))).toBeUndefined()
    // Other bytes of a file, the same picture.
    expect(comparePictures(picture(10, 10), PNG.sync.write(PNG.sync.read(picture(10, 10)), { deflateLevel: 0 }))).toBeUndefined()
  })

  it('differ by the least change of a colour, and the difference shows where', () => {
    const found = comparePictures(picture(10, 10, { '3,4': [200, 200, 200] }), picture(10, 10, { '3,4': [202, 202, 202] }))
    expect(found).toMatchObject({ pixels: 1, share: 0.01 })
    const { data } = PNG.sync.read(found!.picture)
    expect([...data.subarray((4 * 10 + 3) * 4, (4 * 10 + 3) * 4 + 3)]).toEqual(RED)
  })

  it('are the same where one step of a colour is rounded otherwise', () => {
    expect(comparePictures(picture(10, 10, { '3,4': [200, 200, 200] }), picture(10, 10, { '3,4': [201, 199, 201] }))).toBeUndefined()
  })

  it('differ by all that the lower one lacks, even where it is white', () => {
    expect(comparePictures(picture(10, 10), picture(10, 15))).toMatchObject({ pixels: 50, share: 50 / 150 })
    expect(comparePictures(picture(10, 15), picture(10, 10))).toMatchObject({ pixels: 50 })
  })
})

describe('two galleries', () => {
  function write(name: string, entries: readonly (readonly [GalleryEntry, Buffer])[], more: Partial<Gallery> = {}): string {
    const folder = join(root, name)
    for (const [entry, png] of entries) {
      if (!('file' in entry)) continue
      mkdirSync(dirname(join(folder, entry.file)), { recursive: true })
      writeFileSync(join(folder, entry.file), png)
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'gallery.json'), JSON.stringify({ version: 1, width: 390, letters: 100, language: 'zh-CN', entries: entries.map(([entry]) => entry), ...more }))
    return folder
  }
  const all = { campaigns: [], kinds: [] }

  it('show what changed, most first, what is new and what is gone; the new folder needs the old one no longer', () => {
    const old = write('old', [[entryOf('a', 'home'), picture(10, 10)], [entryOf('a', 'rule'), picture(10, 10)], [entryOf('a', 'list'), picture(10, 10)], [entryOf('b', 'home'), picture(10, 10)]])
    const now = write('now', [[entryOf('a', 'home'), picture(10, 10)], [entryOf('a', 'rule'), picture(10, 10, { '1,1': RED })], [entryOf('a', 'list'), picture(10, 10, { '1,1': RED, '2,2': RED })], [entryOf('c', 'home'), picture(10, 10)]])
    const changes = compareGalleries(old, now, all)
    expect(changes).toMatchObject({ compared: 3, changed: [{ entry: { id: 'a/list#default' }, pixels: 2 }, { entry: { id: 'a/rule#default' }, pixels: 1 }], appeared: [{ id: 'c/home#default' }], vanished: [{ id: 'b/home#default' }] })
    rmSync(old, { recursive: true })
    const page = changesPage(readGallery(now), changes)
    const files = [...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => join(now, file ?? ''))
    expect(files).toHaveLength(2 * 3 + 1 + 1)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(page.indexOf('a/list#default')).toBeLessThan(page.indexOf('a/rule#default'))
    expect(readFileSync(join(now, changes.changed[1]!.before))).toEqual(picture(10, 10))
  })

  it('say that nothing changed', () => {
    const [old, now] = ['old', 'now'].map((name) => write(name, [[entryOf('a', 'home'), picture(10, 10)]]))
    const changes = compareGalleries(old!, now!, all)
    expect(changes).toEqual({ changed: [], appeared: [], vanished: [], compared: 1 })
    expect(changesPage(readGallery(now!), changes)).toContain('没有变化')
  })

  it('are compared in what was asked for alone: the rest is not gone', () => {
    const old = write('old', [[entryOf('a', 'home'), picture(10, 10)], [entryOf('b', 'home'), picture(10, 10)]])
    const now = write('now', [[entryOf('a', 'home'), picture(10, 10)]])
    expect(compareGalleries(old, now, { campaigns: ['a'], kinds: [] })).toMatchObject({ compared: 1, vanished: [] })
  })

  it('count a page that could not be drawn as gone, not as the same', () => {
    const old = write('old', [[entryOf('a', 'home'), picture(10, 10)]])
    const { file: _, height: __, ...named } = entryOf('a', 'home') as Extract<GalleryEntry, { file: string }>
    const now = write('now', [[{ ...named, failure: 'silent' }, picture(1, 1)]])
    expect(compareGalleries(old, now, all)).toMatchObject({ compared: 0, vanished: [{ id: 'a/home#default' }] })
  })

  it('cannot be compared where they look otherwise, or where one is none', () => {
    const now = write('now', [])
    expect(() => compareGalleries(write('narrow', [], { width: 320 }), now, all)).toThrow(/width 320 in .*narrow, 390 in .*now/)
    expect(() => compareGalleries(write('lying', [], { height: 390 }), now, all)).toThrow(/height 390 in .*lying, undefined in .*now/)
    expect(() => compareGalleries(write('first screens', [], { isScreen: true }), now, all)).toThrow(/isScreen true in .*screens, undefined in .*now/)
    expect(() => compareGalleries(join(root, 'none'), now, all)).toThrow(/no gallery/)
    expect(() => compareGalleries(write('outside', [[{ ...entryOf('a', 'home'), file: 'pictures/../../x.png' }, picture(1, 1)]]), now, all)).toThrow()
  })
})

it('is not written over pictures of something else, which it would remove', () => {
  const check = () => insistOnOwnPictures(root)
  expect(check).not.toThrow()
  mkdirSync(join(root, 'pictures'))
  expect(check).toThrow(/pictures is there, but no gallery.json beside it/)
  const { status, stderr } = spawnSync(process.execPath, ['config/scripts/gallery/gallery.ts', '--out', root, '--campaigns', 'none'], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(`${join(root, 'pictures')} is there`) })
  writeFileSync(join(root, 'gallery.json'), '{}')
  expect(check).not.toThrow()
})

it('has a file of its own for each state, with no name that a file system would not take', () => {
  expect(pictureOf({ campaign: 'a-b', path: 'reward/list', fixture: 'taxi-driver' })).toBe('pictures/a-b/reward.list~taxi-driver.png')
  expect(pictureOf({ campaign: '-', path: '', fixture: 'default' })).toBe('pictures/others/home~default.png')
})

it('takes the campaigns and the kinds that are asked for', () => {
  const entry = { campaign: 'a', kind: 'home' }
  expect([{ campaigns: [], kinds: [] }, { campaigns: ['a', 'b'], kinds: ['home'] }, { campaigns: ['a'], kinds: ['rule'] }, { campaigns: ['b'], kinds: [] }].map((wanted) => isWanted(wanted, entry))).toEqual([true, true, false, false])
})

it('writes an index that shows each picture with its address, and each failure, and that no name breaks', () => {
  const { file: _, height: __, ...named } = entryOf('a', 'rule') as Extract<GalleryEntry, { file: string }>
  const page = indexPage({ version: 1, width: 320, height: 240, isScreen: true, letters: 200, language: 'en', entries: [{ ...entryOf('a', 'home'), title: '"><script>alert(1)</script>' }, { ...named, failure: 'silent' }] })
  expect(page).toContain('src="pictures/a/home~default.png"')
  expect(page).toContain('<code>/market-platform-h5/a/home/preview?fixture=default</code>')
  expect(page).toContain('The page does not answer')
  expect(page).toContain('1 pictures · 2 pages · 320 px wide, a screen of 240 px · the first screen alone · letters 200%')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toMatch(/https?:/)
})

it.each([[0.5, '50.0'], [0.0344, '3.4'], [0.000_01, '<0.1'], [1, '100.0']])('writes %d as %s percent', (share, said) => expect(percentOf(share)).toBe(said))
