import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Answer your way\nto a reward',
  subline: 'How much do you know about getting around?',
  card: { title: 'How many of these can you answer?', desc: 'Pass the quiz, take a ride coupon home' },
  prize: (passAt) => `For ${passAt} correct ${passAt === 1 ? 'answer' : 'answers'}`,
  prizeUnknown: 'For passing the quiz',
  rewardUnknown: 'A surprise gift',
  facts: { questions: 'Questions', seconds: 'Time for each', pass: 'To pass', questionsValue: (count) => `${count}`, secondsValue: (seconds) => `${seconds} s`, passValue: (count) => `${count} correct` },
  rules: 'Good to know',
  ruleLines: { clock: 'The clock starts when you tap Start and does not pause', locked: 'Answers are final', resume: 'If you leave, you continue with the same question' },
  ways: 'More chances',
  shareWay: 'Share with a friend for one more chance today',
  shareGo: 'Share',
  start: 'Start',
  login: 'Log in to start',
  allAchieved: 'All rewards claimed',
  allAchievedText: 'You have won them all. Share with a friend so they can play too.',
  score: (right, total) => `${right} of ${total} correct`,
  home: 'Back to the activity',
  rewardName: (serverName) => serverName && 'Ride reward',
  success: {
    title: 'You passed',
    given: 'The reward is in your account',
    none: 'No reward to claim this round',
    show: 'Show your friends',
    again: (chances) => `Play again (${chances} left)`,
    cardTitle: (right, total) => `I got ${right} of ${total}. And you?`,
  },
  fail: {
    title: 'So close',
    again: (chances) => `Try again (${chances} left)`,
    share: 'Share for another chance',
    none: 'Your wrong answers cannot be shown right now',
  },
}
