/** @isolated Draws without what Node needs to draw pages. */
import { jest } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ListedPage } from './pageList'

jest.unstable_mockModule('./renderSkeleton', () => ({ renderStill: (element: ReactNode) => Promise.resolve(renderToStaticMarkup(element)) }))
const { headOf } = await import('./pageHead')
const { defaultTheme, mergeTheme } = await import('../../src/ui/theme/theme')

const published = { site: 'https://a.example/base/', pictures: new Map([['', 'assets/link/platform.jpg'], ['cash', 'assets/link/cash.jpg']]) }
const campaign = { prefix: 'cash', title: () => '邀好友', theme: { primary: '#0b7a5b' } } as unknown as NonNullable<ListedPage['campaign']>
const page: ListedPage = { address: 'cash/login', modules: [], Skeleton: () => null, campaign, cover: { Scene: () => null, useLine: () => '好友 & "你"' } }

it('is the campaign’s: its title, what it is known by, and its colour, also where that follows from another one', async () => {
  expect(await headOf(page, published)).toEqual({
    title: '邀好友',
    description: '好友 & "你"',
    colour: mergeTheme(defaultTheme, { primary: '#0b7a5b' }).colour.heroFrom,
    picture: 'https://a.example/base/assets/link/cash.jpg',
  })
})

it('is the platform’s elsewhere', async () => {
  const { title, picture, colour } = await headOf({ address: '', modules: [], Skeleton: () => null }, published)
  expect(title).not.toBe('')
  expect([picture, colour]).toEqual(['https://a.example/base/assets/link/platform.jpg', defaultTheme.colour.heroFrom])
})

it('names no picture while developing, where there is none', async () => {
  const head = await headOf(page)
  expect(head.picture).toBeUndefined()
})
