import { REPLY_FAULTS } from '@/mocks/scenario/faults'
import type { RenderedApp } from '../render'
import { hasDialog, hasExitRoute, isKept, readNotices, readScreen, typed } from './explore'
import type { Visit } from './pages'
import { hasSessionEnded, type Cell, type End, type Moment } from './retry'

const LEAST_TEXT = 8

/** Is there something to read, and a way to go on? */
export function judge(app: RenderedApp, visit: Visit): string | undefined {
  const state = document.documentElement.getAttribute('data-app')
  if (state !== 'ready' && state !== 'error') return `data-app is ${String(state)}`
  if (readScreen().replace(/[#\s]/g, '').length < LEAST_TEXT) return `hardly a word on ${app.address()} (from ${visit.path})`
  if (!hasExitRoute()) return `no way out: ${readScreen().slice(0, 80)}`
  // A screen in place of another says so itself, or by its heading, which takes the focus.
  if (state === 'error' && !document.querySelector('[role="alert"], h1')) return 'an error that is not announced'
  return undefined
}

/** What a page says where it has nothing to say. */
const BLANKS = /--|undefined|NaN|\bnull\b|\[object/g

const countBlanks = (screen: string): number => screen.match(BLANKS)?.length ?? 0

/** What was made of a spoilt answer is a page of blanks in place of its content: it would have to say that it could not be had. */
export function judgeWords(fault: string, healthy: End): string | undefined {
  return Object.hasOwn(REPLY_FAULTS, fault) && countBlanks(readScreen()) > countBlanks(healthy.screen) ? `blanks in place of content: ${readScreen().slice(0, 160)}` : undefined
}

/** Is it said that the action failed, and is what was typed still there? A user who was led away is told by the page there. */
export function judgeAction(cell: Cell, app: RenderedApp, before: Moment): string | undefined {
  if (app.address() !== before.address || readScreen() === cell.healthy.screen) return undefined
  if (readNotices() === before.notices && readScreen() === before.screen) return 'nothing is said'
  if (hasDialog() || isKept(before.typed) || hasSessionEnded(cell, app)) return undefined
  return `what was typed is lost: ${before.typed.join(' | ')} became ${typed().join(' | ')}`
}
