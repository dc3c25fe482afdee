import { OutOfRangeError } from './errors.ts'

export const pageSizes = [10, 25, 50, 100] as const
export const screenerPageSizes = [...pageSizes, 250] as const
export const defaultPageSize = 10

export interface PagingRequest {
  readonly count: number
  /** From 1; anything outside the pages there are is brought to the nearest one. */
  readonly page: number
  readonly size: number
}

export interface Paging {
  readonly page: number
  readonly pages: number
  readonly size: number
  /** First and last row shown, counted from 1; both 0 when there is none. */
  readonly from: number
  readonly to: number
  /** Rows before the first shown. */
  readonly startAt: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

export function paging({ count, page, size }: PagingRequest): Paging {
  if (!Number.isSafeInteger(count) || count < 0) throw new OutOfRangeError('The count', count, 'a whole number from 0')
  if (!Number.isSafeInteger(size) || size < 1) throw new OutOfRangeError('The page size', size, 'a whole number from 1')
  const pages = Math.max(1, Math.ceil(count / size))
  const wanted = Number.isNaN(page) ? 1 : Math.trunc(page)
  const current = Math.min(Math.max(wanted, 1), pages)
  const startAt = (current - 1) * size
  return {
    page: current,
    pages,
    size,
    from: count === 0 ? 0 : startAt + 1,
    to: Math.min(count, startAt + size),
    startAt,
    hasPrevious: current > 1,
    hasNext: current < pages,
  }
}

/** Another page size starts again at the first page. */
export function changeSize(request: PagingRequest, size: number): PagingRequest {
  return { ...request, size, page: 1 }
}

/** A size from an address or a form; one that is not offered gives the default. */
export function parsePageSize(text: string | null | undefined, sizes: readonly number[] = pageSizes): number {
  const size = Number(text)
  return sizes.includes(size) ? size : defaultPageSize
}
