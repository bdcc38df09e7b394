import type { CampaignMocks } from '@/mocks/campaignMocks'

export const mocks: CampaignMocks = {
  prefix: 'driver-invite-passenger-activity-2',
  sourceId: 'DIPASS2026',
  paths: ['/invitee-register', '/invitee-register-success', '/invitee-register-already', '/invitee-receive-success', '/invitee-receive-already', '/recall-user'],
  activity: {
    activityName: '司机邀请乘客',
    inviteType: 2,
    loginPage: { title: '司机邀请你打车' },
  },
  endpoints: [],
}
