import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  registered: 'Registered successfully',
  inviteSucceeded: 'Invite succeeded',
  oldFriendInvited: 'Invite succeeded, welcome back old friend',
  welcomeBack: 'Welcome back, old friend',
  alreadyRegistered: 'You have already registered, you can start your own invite activity to win rewards',
  alreadyReceived: 'You have already received the reward, open the app to enjoy quality rides',
  risky: 'This account is under review, so no reward can be given.',
  selfInvite: 'You cannot accept your own invitation',
  blackDriver: 'This account cannot join driver activities right now. Please contact customer service.',
}
