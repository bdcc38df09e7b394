import { useEffect, useReducer, useRef } from 'react'
import type { WalletSource } from './useWallet'

/**
 * Asks for the wallet anew as soon as it can be asked. A withdrawal that outlived a reload may be heard of before the wallet is there, whose
 * own answer may be older than the withdrawal: what was wished then is done once it has come.
 */
export function useWalletReload(source: WalletSource): () => void {
  const [wished, wish] = useReducer((count: number) => count + 1, 0)
  const done = useRef(0)
  useEffect(() => {
    if (source.status !== 'ready' || done.current === wished) return
    done.current = wished
    source.reload()
  }, [source, wished])
  return wish
}
