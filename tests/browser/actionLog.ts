import { deepEqual } from 'node:assert/strict'
import { COOKIE } from './secretSteps.ts'
import type { Page } from './page.ts'

type Entry = { readonly action: { readonly type: string }; readonly state: Readonly<Record<string, unknown>> }

/**
 * Puts Redux DevTools' part of the page in place before the page's own scripts, as its extension does: what the store hands to it, through the
 * sanitizers that it was given, is what a developer reads. Chromium 64 reads this too.
 */
const DEVTOOLS = `(function () {
  var log = (window.__actionLog = []);
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = window.__REDUX_DEVTOOLS_EXTENSION__ = function (options) {
    return function () {
      var enhancers = Array.prototype.slice.call(arguments);
      return function (createStore) {
        function instrumented(reducer, preloaded) {
          var store = createStore(reducer, preloaded);
          return Object.assign({}, store, { dispatch: function (action) {
            var result = store.dispatch(action);
            log.push(JSON.stringify({ action: options.actionSanitizer(action, log.length), state: options.stateSanitizer(store.getState(), log.length) }));
            return result;
          } });
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
