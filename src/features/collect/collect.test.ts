import { configureStore } from '@reduxjs/toolkit'
import { collectPersist } from './collect.persist'
import { collectAgreed, collectEdited, collectLeft, collectSent, collectSlice, collectValidated, draftOf, selectCollect } from './collectSlice'
import { isTyped, noDraft } from './collectState'

const form = 'A1/join'

function draftAfter(...actions: readonly Parameters<ReturnType<typeof configureStore>['dispatch']>[0][]) {
  const store = configureStore({ reducer: { collect: collectSlice.reducer } })
  for (const action of actions) store.dispatch(action)
  return draftOf(selectCollect(store.getState()), form)
}

const typed = collectEdited({ form, field: 'name', value: '李雷' })

it('keeps what is typed, form by form', () => {
  expect(draftAfter(typed, collectAgreed({ form, hasAgreed: true }))).toEqual({ ...noDraft, values: { name: '李雷' }, hasAgreed: true })
  expect(isTyped(draftAfter(typed))).toBe(true)
  expect(isTyped(draftAfter(collectEdited({ form: 'A1/other', field: 'name', value: '李雷' })))).toBe(false)
})

it('takes an edited field for right until it is judged again, and what is sent next for something new', () => {
  expect(draftAfter(collectValidated({ form, wrong: ['name', 'phone'] }), collectSent({ form, requestId: 'R1' }), typed)).toMatchObject({ wrong: ['phone'], requestId: null })
})

it('forgets what was typed once it is left', () => {
  expect(draftAfter(typed, collectSent({ form, requestId: 'R1' }), collectLeft({ form, outcome: 'duplicate' }))).toEqual({ ...noDraft, outcome: 'duplicate' })
})

it.each<[string, unknown, unknown]>([
  ['a draft', { [form]: { values: { name: '李雷' }, hasAgreed: true, requestId: 'R1', outcome: 'writing' } }, { [form]: { ...noDraft, values: { name: '李雷' }, hasAgreed: true, requestId: 'R1' } }],
  ['one that was left', { [form]: { outcome: 'done' } }, { [form]: { ...noDraft, outcome: 'done' } }],
  ['nonsense in a draft', { [form]: { values: { name: 7, city: 'x'.repeat(300) }, hasAgreed: 'yes', requestId: {}, outcome: 'lost' } }, { [form]: { ...noDraft, values: { name: '', city: 'x'.repeat(200) } } }],
  ['nonsense', 'nothing', {}],
  ['nothing', undefined, {}],
])('reads %s from the tab', (_, drafts, read) => {
  expect(collectPersist.deserialize({ drafts })).toEqual({ drafts: read })
})
