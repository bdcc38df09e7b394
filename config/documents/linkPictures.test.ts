/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { registry } from '../../src/campaigns/registry'
import { linkPictureBytes } from '../budgets'
import { pictureFile, pictureOf, publishPictures, stateOf } from './linkPictures'
import { noteOf, withNote } from './pictureNote'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])

it('says in a picture what it was drawn of, and leaves it one', () => {
  const noted = withNote(JPEG, '0123456789abcdef')
  expect(noteOf(noted)).toBe('0123456789abcdef')
  expect(noted.subarray(0, 2)).toEqual(JPEG.subarray(0, 2))
  expect(noted.subarray(-7)).toEqual(JPEG.subarray(2))
  expect([noteOf(JPEG), noteOf(Buffer.alloc(0))]).toEqual([undefined, undefined])
})

it('publishes each picture under a name of its content, and gives a campaign without one the platform’s', () => {
  write(pictureFile(''), 'platform')
  write(pictureFile('cash'), 'cash')
  const pictures = publishPictures(root)
  const [own, other] = [pictureOf(pictures, 'cash') ?? '', pictureOf(pictures, 'some-activity') ?? '']
  expect(own).toMatch(/^assets\/link\/[\da-f]{10}\.jpg$/)
  expect([own, other].map((name) => readFileSync(join(root, 'dist', name), 'utf8'))).toEqual(['cash', 'platform'])
  expect(pictureOf(pictures)).toBe(other)
  write(pictureFile('cash'), 'cash of tomorrow')
  expect(pictureOf(publishPictures(root), 'cash')).not.toBe(own)
})

it('knows a picture that shows another cover, and one that is not there', () => {
  write('a.jpg', 'drawn')
  const isCurrent = (picture: Buffer): boolean => picture.toString() === 'drawn'
  expect(stateOf(join(root, 'a.jpg'), isCurrent)).toMatchObject({ bytes: 5, isStale: false })
  write('a.jpg', 'before')
  expect(stateOf(join(root, 'a.jpg'), isCurrent)).toMatchObject({ isStale: true })
  expect(stateOf(join(root, 'b.jpg'), isCurrent)).not.toHaveProperty('bytes')
})

// A campaign may be without one; the platform is not.
it.each(['', ...Object.keys(registry).filter((prefix) => existsSync(pictureFile(prefix)))])('the picture of %j is a small JPEG of 300 by 300', (prefix) => {
  const picture = readFileSync(pictureFile(prefix))
  expect(picture.length).toBeLessThanOrEqual(linkPictureBytes)
  // The frame's own head: its height and its width.
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11]))
  expect([picture.readUInt16BE(frame + 5), picture.readUInt16BE(frame + 7)]).toEqual([300, 300])
})
