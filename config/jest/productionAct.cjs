// Testing Library's `act` for React as in production, which has none: what an event changes is drawn at its end, and what a promise changed has had its turn.
const { flushSync } = require('react-dom')

const later = setTimeout
const turn = () => new Promise((resolve) => void later(resolve))

exports.act = (callback) => {
  let result
  flushSync(() => {
    result = callback()
  })
  if (typeof result?.then !== 'function') return { then: (resolve) => resolve(result) }
  // Testing Library's own is no promise: its `then` gives nothing back.
  return Promise.resolve(result).then(async (value) => {
    await turn()
    return value
  })
}
