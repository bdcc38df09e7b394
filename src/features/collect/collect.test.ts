import { configureStore } from '@reduxjs/toolkit'
import { collectPersist } from './collect.persist'
import { loggedOut, userIdentified } from '@/features/session'
import { collectAgreed, collectEdited, collectHandedOver, collectCompleted, collectOpened, collectSent, collectSlice, collectValidated, draftOf, selectCollect } from './collectSlice'
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
  expect(draftAfter(typed, collectSent({ form, requestId: 'R1' }), collectCompleted({ form, outcome: 'duplicate' }))).toEqual({ ...noDraft, outcome: 'duplicate' })
})

it.each<[string, unknown, unknown]>([
  ['a draft', { [form]: { values: { name: '李雷' }, hasAgreed: true, requestId: 'R1', outcome: 'writing' } }, { [form]: { ...noDraft, values: { name: '李雷' }, hasAgreed: true, requestId: 'R1' } }],
  ['one that was left', { [form]: { outcome: 'done' } }, { [form]: { ...noDraft, outcome: 'done' } }],
  ['nonsense in a draft', { [form]: { values: { name: 7, city: 'x'.repeat(300) }, hasAgreed: 'yes', requestId: {}, outcome: 'lost' } }, { [form]: { ...noDraft, values: { name: '', city: 'x'.repeat(200) } } }],
  ['nonsense', 'nothing', {}],
  ['nothing', undefined, {}],
])('reads %s from the tab', (_, drafts, read) => {
  expect(collectPersist.deserialize({ drafts })).toEqual({ drafts: read, owner: null, parked: null })
})

const identified = (id: string) => userIdentified({ id, promotorCode: '', transportType: 1, mobileMask: '', isNewUser: false })
const ended = loggedOut({ reason: 'tokenRejected' })

describe('whose drafts they are', () => {
  it('keeps what was typed before a login for the user who logs in', () => {
    expect(draftAfter(collectOpened({ user: null }), typed, identified('U1')).values).toEqual({ name: '李雷' })
  })

  it('parks them at the end of a session, and gives them back to the same user', () => {
    const away = [collectOpened({ user: 'U1' }), typed, ended]
    expect(isTyped(draftAfter(...away))).toBe(false)
    expect(draftAfter(...away, identified('U1')).values).toEqual({ name: '李雷' })
  })

  it('drops them when another user logs in', () => {
    const others = [collectOpened({ user: 'U1' }), typed, ended, identified('U2')]
    expect(isTyped(draftAfter(...others))).toBe(false)
    expect(isTyped(draftAfter(...others, ended, identified('U1')))).toBe(false)
    expect(isTyped(draftAfter(collectOpened({ user: 'U1' }), typed, identified('U2')))).toBe(false)
  })

  it('takes them along when the user logs in by another number', () => {
    expect(draftAfter(collectOpened({ user: 'U1' }), typed, collectHandedOver(), identified('U2')).values).toEqual({ name: '李雷' })
  })

  it('keeps them from another user where the login by another number failed, and the session ended then', () => {
    const failed = [collectOpened({ user: 'U1' }), typed, collectHandedOver(), collectOpened({ user: 'U1' })]
    expect(draftAfter(...failed).values).toEqual({ name: '李雷' })
    expect(isTyped(draftAfter(...failed, ended, identified('U2')))).toBe(false)
  })

  it('prefers what was typed anew to what was parked', () => {
    const anew = collectEdited({ form, field: 'name', value: '韩梅梅' })
    expect(draftAfter(collectOpened({ user: 'U1' }), typed, ended, anew, identified('U1')).values).toEqual({ name: '韩梅梅' })
  })

  it('reads them from the tab', () => {
    const drafts = { [form]: { ...noDraft, values: { name: '李雷' }, receipt: 'C1' } }
    expect(collectPersist.deserialize({ drafts: {}, owner: 'U2', parked: { owner: 'U1', drafts } })).toEqual({ drafts: {}, owner: 'U2', parked: { owner: 'U1', drafts } })
    expect(collectPersist.deserialize({ owner: {}, parked: 'nothing' })).toEqual({ drafts: {}, owner: null, parked: null })
  })
})
