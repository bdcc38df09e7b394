import { LARGEST_IMAGE, uploadImage } from './uploadImage'

const file = (type: string, size = 100) => new File([new Uint8Array(size)], 'picture', { type })
const half = (blob: Blob) => Promise.resolve(blob.slice(0, blob.size / 2, blob.type))

it.each(['image/png', 'image/jpeg', 'image/webp'])('makes a %s part of the configuration, in a form that a page may show', async (type) => {
  const upload = await uploadImage(file(type), half)
  expect(upload).toMatchObject({ kind: 'done', address: expect.stringMatching(new RegExp(`^data:${type};base64,`)) })
})

it.each(['image/svg+xml', 'text/html', 'application/pdf', ''])('refuses %s, whatever it is called', async (type) => {
  expect(await uploadImage(file(type), half)).toEqual({ kind: 'notPicture' })
})

it('keeps a moving picture as it is', async () => {
  const never = () => Promise.reject(new Error('must not be asked'))
  expect((await uploadImage(file('image/gif'), never)).kind).toBe('done')
  expect(await uploadImage(file('image/gif', LARGEST_IMAGE), never)).toEqual({ kind: 'tooLarge' })
})

it('tries smaller sizes before it gives up', async () => {
  const widths: number[] = []
  const stubborn = (blob: Blob, { maxWidth }: { maxWidth: number }) => {
    widths.push(maxWidth)
    return Promise.resolve(maxWidth > 800 ? blob : blob.slice(0, 10, blob.type))
  }
  expect((await uploadImage(file('image/png', LARGEST_IMAGE), stubborn)).kind).toBe('done')
  expect(widths).toEqual([1500, 1125, 750])
  expect(await uploadImage(file('image/png', LARGEST_IMAGE), (blob) => Promise.resolve(blob))).toEqual({ kind: 'tooLarge' })
})

it('says when a file is no picture inside', async () => {
  expect(await uploadImage(file('image/png'), () => Promise.reject(new Error('broken')))).toEqual({ kind: 'unreadable' })
  expect(await uploadImage(file('image/png'), () => Promise.resolve(new Blob(['<svg/>'], { type: 'image/svg+xml' })))).toEqual({ kind: 'unreadable' })
})
