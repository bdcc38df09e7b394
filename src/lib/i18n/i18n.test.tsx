import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { chooseLanguage, defineCatalogue, setLanguage, useMessages, type Translation } from './index'

const zh = { hello: '你好', left: (n: number) => `还剩${n}次` }
const en: Translation<typeof zh> = { hello: 'Hello', left: (n) => `${n} left` }

afterEach(() => setLanguage('zh-CN'))

it.each([
  ['en', 'en'],
  ['EN-us', 'en'],
  ['fr', 'zh-CN'],
  [null, 'zh-CN'],
] as const)('chooses for lang=%s', (lang, language) => {
  expect(chooseLanguage({ get: () => lang })).toBe(language)
})

it('reads zh-CN at once and asks for nothing else', () => {
  const catalogue = defineCatalogue(zh, () => Promise.reject(new Error('must not be asked for')))
  expect(catalogue.ready()).toBeUndefined()
  expect(catalogue.read().left(3)).toBe('还剩3次')
  expect(document.documentElement.lang).toBe('zh-CN')
})

it('reads English once it has come, asking once', async () => {
  setLanguage('en')
  let asked = 0
  const catalogue = defineCatalogue(zh, () => {
    asked += 1
    return Promise.resolve({ messages: en })
  })
  const pending = catalogue.ready()
  expect(catalogue.ready()).toBe(pending)
  expect(catalogue.read().hello).toBe('你好')
  await pending
  expect(catalogue.ready()).toBe(pending)
  expect(catalogue.read().hello).toBe('Hello')
  expect(asked).toBe(1)
})

it('stays in zh-CN when English cannot be fetched', async () => {
  setLanguage('en')
  const catalogue = defineCatalogue(zh, () => Promise.reject(new Error('offline')))
  await catalogue.ready()
  expect(catalogue.read().hello).toBe('你好')
})

it('lets a component wait for its texts', async () => {
  setLanguage('en')
  const catalogue = defineCatalogue(zh, () => Promise.resolve({ messages: en }))
  function Hello() {
    return <p>{useMessages(catalogue).hello}</p>
  }
  await act(async () => {
    render(
      <Suspense fallback="...">
        <Hello />
      </Suspense>,
    )
    await Promise.resolve()
  })
  expect(await screen.findByText('Hello')).toBeVisible()
})
