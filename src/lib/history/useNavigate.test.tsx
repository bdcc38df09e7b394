import { renderHook } from '@testing-library/react'
import { jest } from '@jest/globals'
import type { ReactNode } from 'react'
import { Router, type Navigator } from 'react-router'
import { useHref, useNavigate } from './useNavigate'

const navigator = { createHref: () => '', go: jest.fn<Navigator['go']>(), push: jest.fn<Navigator['push']>(), replace: jest.fn<Navigator['replace']>() }

const under = (basename: string) => ({ wrapper: ({ children }: { readonly children: ReactNode }) => <Router basename={basename} navigator={navigator} location={`${basename}/cash/rule?x=1`}>{children}</Router> })

beforeEach(() => {
  for (const step of [navigator.go, navigator.push, navigator.replace]) step.mockClear()
})

it('goes to an address under the base path, in place of the current entry if asked to, with what it is to carry', () => {
  const { result } = renderHook(useNavigate, under('/base'))
  void result.current('/cash/home?sourceId=S1#top')
  void result.current({ pathname: '/cash', search: '?y=2' }, { replace: true, state: { from: 'x' } })
  void result.current('/')
  expect(navigator.push.mock.calls).toEqual([
    [{ pathname: '/base/cash/home', search: '?sourceId=S1', hash: '#top' }, undefined],
    [{ pathname: '/base', search: undefined, hash: undefined }, undefined],
  ])
  expect(navigator.replace.mock.calls).toEqual([[{ pathname: '/base/cash', search: '?y=2', hash: undefined }, { from: 'x' }]])
})

it('goes steps back, and stays the same function', () => {
  const { result, rerender } = renderHook(useNavigate, under('/base'))
  const first = result.current
  void first(-1)
  rerender()
  expect([navigator.go.mock.calls, result.current]).toEqual([[[-1]], first])
})

it.each([
  ['/base', '/', '/base'],
  ['/base', '/cash?x=1', '/base/cash?x=1'],
  ['/', '/cash', '/cash'],
])('under %s writes %s as %s', (basename, to, href) => {
  expect(renderHook(() => useHref(to), basename === '/' ? { wrapper: ({ children }: { readonly children: ReactNode }) => <Router navigator={navigator} location="/">{children}</Router> } : under(basename)).result.current).toBe(href)
})
