import { preloadsOf, type BundleFiles, type DocumentFiles } from './files'

/**
 * Object.hasOwn came to browsers together with the newest syntax that the modern bundle uses (.browserslistrc). `type=module`
 * would not tell them apart: Chromium 61 to 86 loads modules and then fails on that syntax.
 */
export function chooseBundle({ modern, legacy }: DocumentFiles): BundleFiles {
  return 'hasOwn' in Object || !legacy ? modern : legacy
}

export function startBundle(base: string, bundle: BundleFiles, path: string, failed: () => void): void {
  bundle.entry.forEach((file) => {
    loadEntry(base + (bundle.files[file] || ''), true, failed)
  })
  preloadsOf(bundle, path).forEach((file) => {
    // As a script and not as a preload: it waits for the entry in the bundler's own list, and its screen can be the first that is drawn.
    const script = addScript(base + file, true)
    // One that failed is the app's to ask for again, which would wait for this element if it found it.
    script.onload = script.onerror = () => {
      if (script.parentNode) script.parentNode.removeChild(script)
    }
  })
}

/** Files run in the order they are asked for. A file that fails is asked for once more, past whatever cache or proxy gave the bad answer. */
function loadEntry(address: string, canRetry: boolean, failed: () => void): void {
  addScript(canRetry ? address : `${address}?retry=1`, false).onerror = () => {
    if (canRetry) loadEntry(address, false, failed)
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
