import { configure, getConfig } from '@testing-library/dom'
import '@testing-library/jest-dom'
// Sets its own wrapper, which the one below wraps.
import '@testing-library/react/pure'
import * as React from 'react'

// What is waited for comes in milliseconds; on a busy machine thirty times as long, and no test is about that.
configure({ asyncUtilTimeout: 20_000 })

/** A page's skeleton has words of the page: what was found in it may have gone by the time a test can look at it, and is searched for again, in the page. */
const { asyncWrapper, getElementError } = getConfig()
const isAskedAgain = (): boolean => (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
const hasGone = (found: unknown): boolean => [found].flat().some((one) => one instanceof Node && !one.isConnected)
configure({
  asyncWrapper: async (search) => {
    let found = await asyncWrapper(search)
    for (let again = 0; again < 5 && hasGone(found); again += 1) found = await asyncWrapper(search)
    return found
  },
  // A failure says where the app was and what the page read like, before the markup, of which a long log keeps the beginning. What is asked for again until it comes
  // needs none of it each time: a wait that ends asks once more.
  getElementError: (message, container) => (isAskedAgain() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(`${message ?? ''}\n\n${window.location.pathname + window.location.search}: ${document.body.textContent.replace(/\s+/g, ' ')}`, container)),
})

type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object }

// React takes a stack trace for each of the first ten thousand elements of a second: a sixth of the time, and no test reads one.
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React counts on, and anew each second.
  set: () => {},
})
