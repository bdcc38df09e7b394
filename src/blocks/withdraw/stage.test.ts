import { editing, nextStage, type Stage, type StageEvent } from './stage'
import type { Withdrawal } from './withdrawal'

const order = { requestId: 'r1', cents: 5000 }
const other = { requestId: 'r2', cents: 100 }
const withdrawal: Withdrawal = { id: 'W1', cents: 5000, appliedAt: '', arrivesAt: '', channelName: '', status: 'processing', failReason: '' }

const sending: Stage = { step: 'sending', order }
const asking: Stage = { step: 'confirming', order, isAsking: true }
const unsure: Stage = { step: 'confirming', order, isAsking: false }
const told: Stage = { step: 'told', order, withdrawal }

const ordered: StageEvent = { type: 'ordered', order: other }
const askedAgain: StageEvent = { type: 'askedAgain' }
const lost: StageEvent = { type: 'lost' }
const arrived: Withdrawal = { ...withdrawal, status: 'success' }
const answered: StageEvent = { type: 'answered', withdrawal: arrived }
const refused: StageEvent = { type: 'refused' }
const closed: StageEvent = { type: 'closed' }
const done: Stage = { step: 'told', order, withdrawal: arrived }

it.each<[Stage, StageEvent, Stage]>([
  [editing, ordered, { step: 'sending', order: other }],
  [sending, ordered, sending],
  [unsure, ordered, unsure],
  [told, ordered, told],
  [unsure, askedAgain, asking],
  [sending, askedAgain, sending],
  [told, askedAgain, told],
  [sending, lost, unsure],
  [asking, lost, unsure],
  [editing, lost, editing],
  [told, lost, told],
  [sending, answered, done],
  [asking, answered, done],
  [told, answered, done],
  [editing, answered, editing],
  [sending, refused, editing],
  [asking, refused, editing],
  [told, refused, told],
  [told, closed, editing],
  [sending, closed, sending],
  [unsure, closed, unsure],
])('from %j, %j leads to %j', (stage, event, next) => {
  expect(nextStage(stage, event)).toEqual(next)
})
