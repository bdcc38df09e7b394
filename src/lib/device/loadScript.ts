/** `unreachable`: a network or server failure. `timeout`: no answer within the limit. */
export type ScriptFailureReason = 'unreachable' | 'timeout'

/** Why a vendor's script could not be loaded, after the last attempt. */
export class ScriptFailure extends Error {
  readonly reason: ScriptFailureReason

  constructor(reason: ScriptFailureReason, address: string) {
    super(`${reason}: ${address}`)
    this.reason = reason
  }
}

export type ScriptOptions = {
  /** Milliseconds for each attempt. */
  readonly timeoutMs?: number
  /** Attempts in all. */
  readonly attempts?: number
}

const scripts = new Map<string, Promise<void>>()

/**
 * Runs a vendor's script once for all callers. Two attempts of ten seconds by default; a failed attempt removes its tag, and the call
 * after a failure asks the network again. Rejects with a `ScriptFailure`. A script that arrives after its limit still runs.
 */
export function loadScript(address: string, { timeoutMs = 10_000, attempts = 2 }: ScriptOptions = {}): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const loading = tryScript(address, timeoutMs, attempts)
  scripts.set(address, loading)
  loading.catch(() => scripts.delete(address))
  return loading
}

async function tryScript(address: string, timeoutMs: number, attempts: number): Promise<void> {
  for (let left = attempts; ; left -= 1) {
    try {
      await addScript(address, timeoutMs)
      return
    } catch (failure) {
      if (left <= 1) throw failure
    }
  }
}

function addScript(address: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (reason: ScriptFailureReason) => {
      clearTimeout(timer)
      script.parentNode?.removeChild(script)
      reject(new ScriptFailure(reason, address))
    }
    const timer = setTimeout(() => fail('timeout'), timeoutMs)
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => fail('unreachable')
    script.src = address
    document.head.appendChild(script)
  })
}
