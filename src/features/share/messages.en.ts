import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Share with friends',
  copyLink: 'Copy link',
  makePoster: 'Make a poster',
  more: 'More ways',
  linkCopied: 'Link copied. Send it to a friend.',
  copyFailed: 'Copying failed. Please try again later.',
  mask: { label: 'How to share', title: 'Tap “···” in the upper right corner', text: 'Send it to a friend, or share it to Moments', chatText: 'Send it to a friend', close: 'Got it' },
  poster: {
    title: 'Poster',
    brand: 'Ride rewards',
    initial: 'F',
    invites: 'invites you along',
    reward: 'for your rides',
    template: 'Style of the poster',
    templates: { city: 'City', ticket: 'Ticket' },
    picture: 'Invitation poster with a QR code that leads to the activity',
    qrOnly: 'Invitation QR code that leads to the activity',
    scan: 'Press and hold the code to join in',
    scanSeat: 'Scan it and get yours',
    drawing: 'Drawing the poster',
    save: 'Press and hold the picture to save it',
    saveOnComputer: 'Right-click to save',
    saveByApp: 'Save the picture',
    saved: 'Saved to your photos',
    saveDenied: 'The app may not use your photos: press and hold the picture to save it',
    saveFailed: 'Saving failed: press and hold the picture to save it',
    failed: 'The poster could not be drawn, but the link can be copied',
    close: 'Close',
  },
}
