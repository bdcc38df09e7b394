import { campaignFileOf, commonFilesOf, pageFilesOf, type BundleFiles, type DocumentFiles } from './files'

/**
 * Object.hasOwn came to browsers together with the newest syntax that the modern bundle uses (.browserslistrc). `type=module`
 * would not tell them apart: Chromium 61 to 86 loads modules and then fails on that syntax.
 */
export function chooseBundle({ modern, legacy }: DocumentFiles): BundleFiles {
  return 'hasOwn' in Object || !legacy ? modern : legacy
}

const hasBegun = (): boolean => !!document.querySelector('#root[data-begun]')

/** Files that are all there without the app having begun (`main.tsx` says so) are not what they were: empty, or cut. */
export function startBundle(base: string, bundle: BundleFiles, path: string, failed: () => void): void {
  const asked: string[] = []
  const askEarly = (files: readonly string[], loaded?: () => void): void => {
    files.forEach((file) => {
      if (asked.indexOf(file) < 0) loadEarly(base + file, loaded)
      asked.push(file)
    })
  }
  const campaign = campaignFileOf(bundle, path)
  // First, because it is small and names what is to be asked for next. An app that has begun asks by itself.
  if (campaign) askEarly([campaign], () => hasBegun() || askEarly(pageFilesOf(path)))

  let waiting = bundle.entry.length
  const loaded = (): void => {
    waiting -= 1
    if (!waiting && !hasBegun()) failed()
  }
  bundle.entry.forEach((file) => {
    loadEntry(base + file, true, loaded, failed)
  })
  askEarly(commonFilesOf(bundle, path))
}

/**
 * A file that the app will ask for. As a script and not as a preload: it waits for the entry in the bundler's own list, and its screen can be the first that is
 * drawn. The element goes: one that failed is the app's to ask for again, which would wait for this one if it found it.
 */
function loadEarly(address: string, loaded?: () => void): void {
  const script = addScript(address, true)
  const remove = (): void => {
    if (script.parentNode) script.parentNode.removeChild(script)
  }
  script.onload = () => {
    remove()
    if (loaded) loaded()
  }
  script.onerror = remove
}

/** Files run in the order they are asked for. A file that fails is asked for once more, past whatever cache or proxy gave the bad answer. */
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
