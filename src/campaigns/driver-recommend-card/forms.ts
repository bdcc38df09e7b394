import { createElement } from 'react'
import { collectPage } from '@/blocks/collect/collectPage'
import { useMessages } from '@/lib/i18n'
import { useSubmitJoinCollectMutation, useSubmitPromotionCollectMutation } from './api'
import { Counter } from './art/Counter'
import { cardMessages } from './messages'

const useTexts = () => useMessages(cardMessages)

/** A visitor who wants this driver's rides, or to recommend them. */
export const promotion = collectPage('promotionCollectPage', {
  fields: [],
  useWishes: (hasDriver) => {
    const { wishes, bookAny } = useTexts()
    return hasDriver ? wishes : { ...wishes, book: bookAny }
  },
  useTexts: () => useTexts().promotion,
  useSubmit: useSubmitPromotionCollectMutation,
  Scene: () => createElement(Counter, { hands: 'ride' }),
  otherPath: 'join-collect-page',
})

/** A visitor who wants to drive. */
export const join = collectPage('joinCollectPage', {
  fields: ['name', 'city'],
  useTexts: () => useTexts().join,
  useSubmit: useSubmitJoinCollectMutation,
  Scene: () => createElement(Counter, { hands: 'keys' }),
  otherPath: 'promotion-collect-page',
})
