import { typedConfig } from './typedConfig'

const own = { title: 'Welcome', desc: 'All of you' }

describe('what marketing set for one outcome of a page (design §0.3, recall)', () => {
  it.each([
    ['comes first', { title: 'You again', desc: 'You' }, own, { title: 'You again', desc: 'You' }],
    ['leaves the rest to the page’s', { title: 'You again' }, own, { title: 'You again', desc: 'All of you' }],
    ['also what it leaves empty', { title: 'You again', desc: '' }, own, { title: 'You again', desc: 'All of you' }],
    ['or null', { title: null }, own, own],
    ['may set what the page’s does not', { buttonText: 'Go' }, own, { ...own, buttonText: 'Go' }],
    ['is nothing: the page’s', undefined, own, own],
    ['is empty: the page’s', '', own, own],
    ['is nothing in a gateway’s own way: the page’s', [], own, own],
    ['is null: the page’s', null, own, own],
    ['is all there is', { title: 'You again' }, undefined, { title: 'You again' }],
    ['is kept to be named as wrong', 42, own, 42],
    ['does not mix with what is wrong', { title: 'You again' }, ['Welcome'], { title: 'You again' }],
    ['is nothing, and so is the page’s', undefined, undefined, undefined],
  ])('%s', (_, typed, page, config) => {
    expect(typedConfig(typed, page)).toEqual(config)
  })
})
