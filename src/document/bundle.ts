import type { PageData, PageFiles } from './pageData'

/**
 * Object.hasOwn came to browsers together with the newest syntax that the modern bundle uses (.browserslistrc). `type=module`
 * would not tell them apart: Chromium 61 to 86 loads modules and then fails on that syntax.
 */
export function chooseBundle({ modern, legacy }: Pick<PageData, 'modern' | 'legacy'>): PageFiles {
  return 'hasOwn' in Object || !legacy ? modern : legacy
}

const hasBegun = (): boolean => !!document.querySelector('#root[data-begun]')

/** Files that are all there without the app having begun (`main.tsx` says so) are not what they were: empty, or cut. */
export function startBundle(base: string, { folder, entry, page }: PageFiles, failed: () => void): void {
  const addressOf = (name: string): string => `${base + folder + name}.js`
  let waiting = entry.length
  const loaded = (): void => {
    waiting -= 1
    if (!waiting && !hasBegun()) failed()
  }
  // They run in the order they are asked for. A file that fails is asked for once more, past whatever cache or proxy gave the bad answer.
  entry.forEach((name) => {
    addScript(addressOf(name), false, loaded, () => addScript(`${addressOf(name)}?retry=1`, false, loaded, failed))
  })
  // Files that the app will ask for. As scripts and not as preloads: they wait for the entry in the bundler's own list, and their screen can be the first that is
  // drawn. The elements go: one that failed is the app's to ask for again, which would wait for this one if it found it.
  page.forEach((name) => {
    const remove = (): void => {
      if (script.parentNode) script.parentNode.removeChild(script)
    }
    const script = addScript(addressOf(name), true, remove, remove)
  })
}

function addScript(address: string, isAsync: boolean, loaded: () => void, failed: () => void): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = isAsync
  script.onload = loaded
  script.onerror = failed
  return document.head.appendChild(script)
}
