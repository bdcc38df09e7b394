// What react-dom has for other kinds of pages than ours, by the names that it has in the package. tests/architecture/sourceRules.test.ts holds that nothing asks
// for it.

/** Kinds of a fiber (`tag`) that no tree of ours has. */
export const UNUSED_TAGS: ReadonlyMap<number, string> = new Map([
  [18, 'a place that a server has rendered and the browser has not'],
  [19, 'SuspenseList'],
  [21, 'Scope'],
  [26, 'link, meta, title, style and script that are moved into the head'],
  [27, 'html, head and body'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
])

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const HYDRATION = words(`
  ReactDOMHydrationRoot attemptContinuousHydration attemptHydrationAtCurrentPriority clearIfContinuousEvent commitActivityHydrationCallbacks
  commitSuspenseHydrationCallbacks popToNextHostParent prepareToHydrateHostInstance queueHydrationError resetHydrationState retryIfBlockedOn
  throwOnHydrationMismatch updateDehydratedSuspenseComponent
`)

const VIEW_TRANSITIONS = words(`
  ViewTransitionPseudoElement commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions commitExitViewTransitions
  commitNestedViewTransitions measureNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions restorePairedViewTransitions
  startViewTransition trackEnterViewTransitions
`)

const FRAGMENT_REFS = words(`
  FragmentInstance commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstances
  traverseVisibleInstancesAndTextInstances
`)

/** Files and pictures that a tree waits for, or asks for early. */
const RESOURCES = words(`
  accumulateSuspenseyCommitOnFiber getHoistableRoot onUnsuspend preconnect prefetchDNS preinitModuleScript preinitScript preinitStyle preload
  preloadInstanceAndSuspendIfNeeded preloadModule suspendInstance suspendResource
`)

/** `<form action={a function}>`. */
const FORM_ACTIONS = words('TransitionAwareHostComponent ensureFormComponentIsStateful extractEvents$1 recursivelyResetForms requestFormReset requestFormReset$1 startHostTransition')

/** The browser's own sign that it is loading, while a transition waits: it would be a navigation that is none. */
const LOADING_SIGN = words('defaultOnDefaultTransitionIndicator')

const LISTS = words('updateActivityComponent updateSuspenseListComponent')

/** Elements with a dash in their names. */
const CUSTOM_ELEMENTS = words('setPropOnCustomElement')

/** What these functions answer where nothing asks for what they are for. `undefined`: they do nothing. */
export const EMPTY_FUNCTIONS: ReadonlyMap<string, boolean | string | null | undefined> = new Map<string, boolean | string | null | undefined>([
  ...[HYDRATION, VIEW_TRANSITIONS, FRAGMENT_REFS, RESOURCES, FORM_ACTIONS, LOADING_SIGN, LISTS, CUSTOM_ELEMENTS].flat().map((name) => [name, undefined] as const),
  ...words('isCustomElement isFragmentInstanceParent isHostHoistableType isSingletonScope maySuspendCommit popHydrationState queueIfContinuousEvent').map((name) => [name, false] as const),
  ...words('getParentHydrationBoundary upgradeHydrationErrorsToRecoverable waitForCommitToBeReady').map((name) => [name, null] as const),
  ['preloadResource', true],
  // Where in the tree an error came from: nothing of ours reads it.
  ['getStackByFiberInDevAndProd', ''],
])

/** Variables of the package, and properties, that never are anything else. */
export const CONSTANTS: ReadonlyMap<string, false | null> = new Map<string, false | null>([
  ...words(`
    inUpdateViewTransition isHydrating needsFormReset rootOrSingletonContext rootViewTransitionAffected rootViewTransitionNameCanceled shouldStartViewTransition
    viewTransitionContextChanged viewTransitionMutationContext
  `).map((name) => [name, false] as const),
  ...words(`
    appearingViewTransitions currentHoistableRoot hydrationErrors hydrationParentFiber nextHydratableInstance pendingViewTransition pendingViewTransitionEvents
    viewTransitionCancelableChildren
  `).map((name) => [name, null] as const),
])

export const CONSTANT_PROPERTIES: ReadonlyMap<string, false | null> = new Map([
  ['isDehydrated', false],
  ['dehydrated', null],
])

export const UNUSED_HOOKS: ReadonlySet<string> = new Set(words('useActionState useCacheRefresh useFormState useHostTransitionStatus useMemoCache useOptimistic'))

/** Classes whose methods go. */
export const UNUSED_CLASSES: ReadonlySet<string> = new Set(words('FragmentInstance ReactDOMHydrationRoot ViewTransitionPseudoElement'))

export const UNUSED_EXPORTS: ReadonlySet<string> = new Set(words('exports.hydrateRoot ReactDOMSharedInternals.findDOMNode exports.preconnect exports.prefetchDNS exports.preinit exports.preinitModule exports.preload exports.preloadModule exports.requestFormReset exports.useFormState exports.useFormStatus'))
