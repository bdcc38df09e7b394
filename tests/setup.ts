import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import * as React from 'react'

// What is waited for comes in milliseconds; on a busy machine thirty times as long, and no test is about that.
configure({ asyncUtilTimeout: 20_000 })

type Internals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object }

// React takes a stack trace for each of the first ten thousand elements of a second: a sixth of the time, and no test reads one.
const internals = (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React counts on, and anew each second.
  set: () => {},
})
