import { jest } from '@jest/globals'
import { createElement } from 'react'
import { render, renderHook, waitFor } from '@testing-library/react'
import { useVirtualRows } from '@/blocks/list/useVirtualRows'
import { LazyRewardSheet } from './lazyRewardSheet'

const asked: string[] = []
/** Of a network that is slow with this one. */
jest.unstable_mockModule('resize-observer-polyfill', () => (asked.push('polyfill'), new Promise<never>(() => undefined)))
jest.unstable_mockModule('@/blocks/list/VirtualRows', () => (asked.push('rows'), {}))
jest.unstable_mockModule('./RewardSheet', () => (asked.push('sheet'), {}))

beforeEach(() => {
  asked.length = 0
})

it('fetches a window of rows beside what it needs of an engine without ResizeObserver, not after it', async () => {
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
  renderHook(() => useVirtualRows(true))
  await waitFor(() => expect(asked.toSorted()).toEqual(['polyfill', 'rows']))
})

it('fetches the sheet of rewards likewise', async () => {
  const nothing = () => undefined
  render(createElement(LazyRewardSheet, { isOpen: true, texts: { title: '', empty: '', leave: '' }, listing: { status: 'loading' }, onClose: nothing, onMore: nothing, onRetry: nothing, onUse: nothing }))
  await waitFor(() => expect(asked).toContain('sheet'))
})
