export const prefix = 'test-drive-activity'
