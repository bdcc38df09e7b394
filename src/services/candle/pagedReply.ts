import { array, minValue, object, optional, pipe, string, type GenericSchema } from 'valibot'
import { count } from './fields'

/** Reply of every list call (campaigns.md §0.4), with rows of the given shape. Pages count from 1. */
export const pagedReply = <Row extends GenericSchema>(row: Row) => object({ pageNo: pipe(count, minValue(1)), pageSize: pipe(count, minValue(1)), total: count, list: array(row), serverTime: optional(string()) })
