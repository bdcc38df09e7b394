import type { Campaign } from './defineCampaign'

export type CampaignLoader = () => Promise<{ readonly campaign: Campaign }>

/** Every campaign, one line each: key = folder = first segment of its addresses. Nothing of a campaign is loaded before it is entered. */
export const registry: Readonly<Record<string, CampaignLoader>> = {
  'passenger-invite-passenger-activity-cash': () => import('./passenger-invite-passenger-activity-cash'),
  'test-drive-activity': () => import('./test-drive-activity'),
  'test-drive-app': () => import('./test-drive-app'),
  'driver-invite-passenger-activity-2': () => import('./driver-invite-passenger-activity-2'),
}
