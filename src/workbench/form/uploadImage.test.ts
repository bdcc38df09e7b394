import type { Attempt } from './canvas'
import { LARGEST_IMAGE, uploadImage } from './uploadImage'

const file = (type: string, size = 100) => new File([new Uint8Array(size)], 'picture', { type })
const half = { shrink: (blob: Blob, { type }: Attempt) => Promise.resolve(blob.slice(0, blob.size / 2, type)), hasAlpha: () => Promise.resolve(false) }

/** A canvas that brings a picture below the limit where `fits` says so, and notes what it was asked. */
function canvas(fits: (attempt: Attempt) => boolean, isSeeThrough = false) {
  const asked: string[] = []
  return {
    asked,
    shrink: (blob: Blob, attempt: Attempt) => {
      asked.push(`${attempt.type.replace('image/', '')} ${attempt.maxWidth}`)
      return Promise.resolve(fits(attempt) ? blob.slice(0, 20_480, attempt.type) : blob.slice(0, blob.size, attempt.type))
    },
    hasAlpha: () => Promise.resolve(isSeeThrough),
  }
}

it.each(['image/png', 'image/jpeg', 'image/webp'])('makes a %s part of the configuration, in a form that a page may show', async (type) => {
  const upload = await uploadImage(file(type), half)
  expect(upload).toMatchObject({ kind: 'done', address: expect.stringMatching(new RegExp(`^data:${type};base64,`)) })
})

it.each(['image/svg+xml', 'text/html', 'application/pdf', ''])('refuses %s, whatever it is called', async (type) => {
  expect(await uploadImage(file(type), half)).toEqual({ kind: 'notPicture' })
})

it('keeps a moving picture as it is', async () => {
  const never = { shrink: () => Promise.reject(new Error('must not be asked')), hasAlpha: half.hasAlpha }
  expect((await uploadImage(file('image/gif'), never)).kind).toBe('done')
  expect(await uploadImage(file('image/gif', LARGEST_IMAGE), never)).toEqual({ kind: 'tooLarge' })
})

it('tries smaller sizes before it gives up', async () => {
  const stubborn = canvas(({ maxWidth }) => maxWidth <= 800)
  expect((await uploadImage(file('image/jpeg', LARGEST_IMAGE), stubborn)).kind).toBe('done')
  expect(stubborn.asked).toEqual(['jpeg 1500', 'jpeg 1125', 'jpeg 750'])
  expect(await uploadImage(file('image/jpeg', LARGEST_IMAGE), canvas(() => false))).toEqual({ kind: 'tooLarge' })
})

it.each([
  ['a JPEG where it is opaque', false, 'JPEG', 'jpeg'],
  ['a WebP where something shines through', true, 'WEBP', 'webp'],
])('makes of a PNG that is too large %s, before it makes it smaller, and says so', async (_, isSeeThrough, name, type) => {
  const tried = canvas((attempt) => attempt.type !== 'image/png', isSeeThrough)
  const upload = await uploadImage(file('image/png', 4_300_000), tried)
  expect(upload).toMatchObject({ kind: 'done', from: { type: 'PNG', kilobytes: 4199 }, to: { type: name, kilobytes: 20 }, address: expect.stringMatching(new RegExp(`^data:image/${type};`)) })
  expect(tried.asked).toEqual(['png 1500', `${type} 1500`])
})

it('leaves a PNG that fits a PNG', async () => {
  const tried = canvas(() => true)
  expect(await uploadImage(file('image/png', 900_000), tried)).toMatchObject({ kind: 'done', to: { type: 'PNG' } })
  expect(tried.asked).toEqual(['png 1500'])
})

it('says when a file is no picture inside', async () => {
  expect(await uploadImage(file('image/png'), { ...half, shrink: () => Promise.reject(new Error('broken')) })).toEqual({ kind: 'unreadable' })
  expect(await uploadImage(file('image/png'), { ...half, shrink: () => Promise.resolve(new Blob(['<svg/>'], { type: 'image/svg+xml' })) })).toEqual({ kind: 'unreadable' })
})
