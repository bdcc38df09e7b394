import { withParams } from '@/lib/query'
import { prefix } from '../prefix'

/** The campaign's pages (spec 2 §2.1). */
export const PATH = {
  entry: `/${prefix}`,
  home: `/${prefix}/home`,
  login: `/${prefix}/login`,
  guide: `/${prefix}/appointmentGuide`,
  booking: `/${prefix}/appointmentDrivingTest`,
  address: `/${prefix}/appointmentDrivingTest/address`,
  order: `/${prefix}/appointmentDrivingTest/orderInfo`,
  lead: `/${prefix}/retainedCapital`,
  end: `/${prefix}/retainedCapital/end`,
} as const

/** An order's own number is no business of the other pages. */
export const withoutOrder = (search: string): string => withParams(search, { orderNo: null })

export const orderPath = (search: string, orderNo: string): string => PATH.order + withParams(search, { orderNo: orderNo || null })

/** Where nobody is asked whether they want to leave: a login, and what the app leads to by itself. */
export const isExitRoute = (pathname: string): boolean => /\/(login|invalid-activity\/[^/]+)\/?$/.test(pathname)
