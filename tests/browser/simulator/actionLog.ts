import { deepEqual } from 'node:assert/strict'
import { COOKIE } from '../hostile/secretSteps.ts'
import type { Page } from '../driver/page.ts'

/** `at`: which of the store's states the action has led to. */
export type Entry = { readonly action: { readonly type: string }; readonly state: Readonly<Record<string, unknown>>; readonly at: number }

/**
 * Puts Redux DevTools' part of the page in place before the page's own scripts, as its extension does: what the store hands to it, through the
 * sanitizers that it was given, is what a developer reads, and `__jumpTo` shows the page any state that the store has had. As there, the reducer
 * goes on from the newest state whichever is shown, and what is shown stays until the next jump. Chromium 64 reads this too.
 */
const DEVTOOLS = `(function () {
  var log = (window.__actionLog = []);
  var JUMP = '@@devtools/JUMP';
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = window.__REDUX_DEVTOOLS_EXTENSION__ = function (options) {
    return function () {
      var enhancers = Array.prototype.slice.call(arguments);
      return function (createStore) {
        function instrumented(reducer, preloaded) {
          var states = [];
          var shown = -1;
          function lifted(_, action) {
            if (action.type === JUMP) return states[(shown = Math.min(action.at, states.length - 1))];
            var isNewestShown = shown === states.length - 1;
            var at = states.push(reducer(states.length === 0 ? preloaded : states[states.length - 1], action)) - 1;
            if (isNewestShown) shown = at;
            if (action.type.indexOf('@@') < 0 && options.predicate(states[at], action)) log.push(JSON.stringify({ at: at, action: options.actionSanitizer(action, at), state: options.stateSanitizer(states[at], at) }));
            return states[shown];
          }
          var store = createStore(lifted, preloaded);
          window.__jumpTo = function (at) { store.dispatch({ type: JUMP, at: at }) };
          return Object.assign({}, store, { liftedStore: { getState: function () { return { currentStateIndex: shown, computedStates: states } } } });
        }
        return enhancers.reduceRight(function (next, enhancer) { return enhancer(next) }, instrumented);
      };
    };
  };
})()`

export const openDevTools = (page: Page): Promise<void> => page.beforeScripts(DEVTOOLS)

/** Everything that has happened in this document, oldest first. */
export async function actionLog(page: Page): Promise<readonly Entry[]> {
  return (await page.evaluate<string[]>('window.__actionLog')).map((entry) => JSON.parse(entry) as Entry)
}

/** The events of these slices by name; one that comes again and again (a key typed, an outcome asked for) is told once. */
export function storyOf(log: readonly Entry[], slices: readonly string[]): readonly string[] {
  const names = log.map(({ action }) => action.type).filter((type) => slices.includes(type.split('/')[0] ?? ''))
  return names.filter((name, index) => name !== names[index - 1])
}

const CODE = /(^|\D)123456(\D|$)/

/** Neither the token of the session nor a code, nor any of these, can be read in an action or in a state. */
export async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  const kept = (await page.evaluate<string>('document.cookie')).split(`${COOKIE}=`)[1]?.split(';')[0] ?? ''
  const { token } = JSON.parse(decodeURIComponent(kept)) as { readonly token: string }
  const entries = await page.evaluate<string[]>('window.__actionLog')
  const leaks = entries.flatMap((entry) => [...secrets, token].filter((secret) => entry.includes(secret)).concat(CODE.test(entry) ? ['a code'] : []).map((secret) => `${secret} in ${(JSON.parse(entry) as Entry).action.type}`))
  deepEqual([...new Set(leaks)], [])
}
