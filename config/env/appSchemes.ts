/** The schemes that open the two apps, by the line of the page: a link of marketing may name either (lib/url/safeUrl.ts). */
export const APP_SCHEMES = { car: 'saicmobility', taxi: 'saictaxi' } as const
