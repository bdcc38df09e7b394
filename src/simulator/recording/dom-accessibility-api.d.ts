// The package's own types cannot be reached through its `exports`.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  /** The explicit role or the one that an element has by its kind; null for none. */
  export function getRole(element: Element): string | null
  /** Whether assistive technology does not see it: not displayed, not visible or `aria-hidden`, itself or anything around it. */
  export function isInaccessible(element: Element): boolean
}
