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
    loadScript(base + (bundle.files[file] || ''), true, failed)
  })
  preloadsOf(bundle, path).forEach((file) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.setAttribute('as', 'script')
    link.href = base + file
    document.head.appendChild(link)
  })
}

/** Files run in the order they are asked for. A file that fails is asked for once more, past whatever cache or proxy gave the bad answer. */
function loadScript(address: string, canRetry: boolean, failed: () => void): void {
  const script = document.createElement('script')
  script.src = canRetry ? address : `${address}?retry=1`
  script.async = false
  script.onerror = () => {
    if (canRetry) loadScript(address, false, failed)
    else failed()
  }
  document.head.appendChild(script)
}
