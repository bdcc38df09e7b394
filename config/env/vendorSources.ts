/**
 * What the vendors' scripts themselves load and ask besides their own address (`sliderScript`, `carrierScript`, `paymentScript`), as sources of
 * the content policy. A vendor that moves to another host is blocked until it stands here: that is the point.
 */
export const vendorSources = {
  /** The slider captcha's loader brings the puzzle's code, styles and pictures from these, the second pair when the first is down. */
  script: ['https://static.geetest.com', 'https://api.geetest.com', 'https://static.geevisit.com', 'https://api.geevisit.com'],
  style: ['https://static.geetest.com', 'https://static.geevisit.com'],
  /** The vendor and the carriers' gateways that the one-click SDK asks for the number of the line. Where one is missing, one-click ends in the form. */
  connect: ['https://dypnsapi.aliyuncs.com', 'https://*.cmpassport.com:*', 'https://*.wostore.cn:*', 'https://*.10010.com:*', 'https://*.189.cn:*'],
  /** The workplace chat's desktop client, which shows a page in a frame of its own (spec 1 §7). */
  frame: ['https://*.dingtalk.com', 'https://*.7ding.ai'],
} as const
