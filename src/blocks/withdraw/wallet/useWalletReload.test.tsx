import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useWalletReload } from './useWalletReload'
import type { WalletSource } from './useWallet'

const loading: WalletSource = { status: 'loading' }

function start(first: WalletSource) {
  const { result, rerender } = renderHook(useWalletReload, { initialProps: first })
  return { reload: result.current, rerender }
}

const ready = (reload: () => void): WalletSource => ({ status: 'ready', rawConfig: {}, wallet: { balance: 0, limits: { min: 0, max: 0 }, amounts: [], channel: '' }, serverClockOffset: 0, reload })

it('asks anew once the wallet has come, where a withdrawal that outlived a reload was heard of before it (spec 2 §2.4)', () => {
  const ask = jest.fn()
  const { reload, rerender } = start(loading)
  act(reload)
  expect(ask).not.toHaveBeenCalled()
  rerender(ready(ask))
  expect(ask).toHaveBeenCalledTimes(1)
  rerender(ready(ask))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks anew at each wish, also by one that was handed out before the wallet was there', () => {
  const ask = jest.fn()
  const { reload, rerender } = start(loading)
  rerender(ready(ask))
  expect(ask).not.toHaveBeenCalled()
  act(reload)
  act(reload)
  expect(ask).toHaveBeenCalledTimes(2)
})
