import type { Campaign } from './defineCampaign'

export type CampaignLoader = () => Promise<{ readonly campaign: Campaign }>

/** Every campaign, one line each: key = folder = first segment of its addresses. Nothing of a campaign is loaded before it is entered. */
export const registry: Readonly<Record<string, CampaignLoader>> = {
  'passenger-invite-passenger-activity-cash': () => import('./passenger-invite-passenger-activity-cash'),
  'test-drive-activity': () => import('./test-drive-activity'),
  'test-drive-app': () => import('./test-drive-app'),
  'driver-invite-passenger-activity-plus': () => import('./driver-invite-passenger-activity-plus'),
  'driver-invite-driver-activity-plus': () => import('./driver-invite-driver-activity-plus'),
  'driver-invite-passenger-activity-2': () => import('./driver-invite-passenger-activity-2'),
  'passenger-invite-passenger-activity': () => import('./passenger-invite-passenger-activity'),
  'multi-day-special-car-p2p-activity': () => import('./multi-day-special-car-p2p-activity'),
  'robotaxi-p2p-activity': () => import('./robotaxi-p2p-activity'),
  'passenger-invite-passenger-middle-page': () => import('./passenger-invite-passenger-middle-page'),
  'check-in-activity': () => import('./check-in-activity'),
  'helper-activity': () => import('./helper-activity'),
  'driver-recommend-card': () => import('./driver-recommend-card'),
  'challenge-answers-activity': () => import('./challenge-answers-activity'),
  'turntable-activity': () => import('./turntable-activity'),
  'channel-red-envelope-activity': () => import('./channel-red-envelope-activity'),
  'red-envelope-activity': () => import('./red-envelope-activity'),
  'random-coupon': () => import('./random-coupon'),
  'finish-sheet': () => import('./finish-sheet'),
  'wind-passenger-invite-driver-activity': () => import('./wind-passenger-invite-driver-activity'),
  'wind-driver-invite-driver-activity': () => import('./wind-driver-invite-driver-activity'),
  'passenger-invite-enterprise-activity': () => import('./passenger-invite-enterprise-activity'),
  'driver-award-activity': () => import('./driver-award-activity'),
  'call-delay-compensation-activity': () => import('./call-delay-compensation-activity'),
  'wallet-recharge-activity': () => import('./wallet-recharge-activity'),
  'group-recharge-activity': () => import('./group-recharge-activity'),
  'free-pay-activity': () => import('./free-pay-activity'),
  'credit-card-activity': () => import('./credit-card-activity'),
}
