import { preloadsOf, type BundleFiles, type DocumentFiles } from './files'

/**
 * Browsers got Object.hasOwn together with the newest syntax that the modern bundle uses (.browserslistrc). `type=module`
 * would not tell them apart: Chromium 61 to 86 loads modules and then fails on that syntax.
 */
export function chooseBundle({ modern, legacy }: DocumentFiles): BundleFiles {
  return 'hasOwn' in Object || !legacy ? modern : legacy
}

/** If all files have loaded and the app has not begun (`main.tsx` marks it), a file was empty or truncated. */
export function startBundle(base: string, bundle: BundleFiles, path: string, failed: () => void): void {
  let waiting = bundle.entry.length
  const loaded = (): void => {
    waiting -= 1
    if (!waiting && !document.querySelector('#root[data-begun]')) failed()
  }
  bundle.entry.forEach((file) => {
    loadEntry(base + (bundle.files[file] || ''), true, loaded, failed)
  })
  preloadsOf(bundle, path).forEach((file) => {
    // As a script and not as a preload: webpack queues it until the entry runs, and its screen can be the first render.
    const script = addScript(base + file, true)
    // The app retries a failed file, and webpack would wait for this element if it were still there.
    script.onload = script.onerror = () => {
      if (script.parentNode) script.parentNode.removeChild(script)
    }
  })
}

/** Files run in the order they are asked for. A file that fails is requested once more, bypassing a cache or proxy with a bad answer. */
function loadEntry(address: string, canRetry: boolean, loaded: () => void, failed: () => void): void {
  const script = addScript(canRetry ? address : `${address}?retry=1`, false)
  script.onload = loaded
  script.onerror = () => {
    if (canRetry) loadEntry(address, false, loaded, failed)
    else failed()
  }
}

function addScript(address: string, isAsync: boolean): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = isAsync
  document.head.appendChild(script)
  return script
}
