import { RefusedError } from '@bellwether/web'

export class UploadMissingError extends RefusedError {
  override name = 'UploadMissingError'
  constructor() {
    super('OPERATIONS_UPLOAD_MISSING', 400, 'The form came without a file. Choose one and send it again.')
  }
}

export class UploadTooLargeError extends RefusedError {
  override name = 'UploadTooLargeError'
  constructor(maxMegabytes: number) {
    super(
      'OPERATIONS_UPLOAD_TOO_LARGE',
      413,
      `Files here can have up to ${maxMegabytes} MB. Import larger ones with "npm run import", or put them into the inbox.`,
    )
  }
}

export class UploadInvalidError extends RefusedError {
  override name = 'UploadInvalidError'
  constructor(field: string, given: string, right: string) {
    super('OPERATIONS_UPLOAD_INVALID', 400, `${field} was given “${given.slice(0, 60)}”; it takes ${right}.`)
  }
}

export class UploadsFullError extends RefusedError {
  override name = 'UploadsFullError'
  constructor(count: number) {
    super(
      'OPERATIONS_UPLOADS_FULL',
      429,
      `${count} files are already waiting. Import or discard one of them, then try again.`,
    )
  }
}

export class UploadGoneError extends RefusedError {
  override name = 'UploadGoneError'
  constructor() {
    super('OPERATIONS_UPLOAD_GONE', 404, 'This upload no longer exists: files are kept for an hour. Upload it again.')
  }
}

export class UploadNotReadyError extends RefusedError {
  override name = 'UploadNotReadyError'
  constructor() {
    super(
      'OPERATIONS_UPLOAD_NOT_READY',
      409,
      'This file is being processed, has already been imported or cannot be stored.',
    )
  }
}

/** Of an upload whose process has died while it worked on it. */
export const interrupted = {
  code: 'OPERATIONS_UPLOAD_INTERRUPTED',
  message:
    'The platform stopped while it was processing the file. The file was stored completely or not at all: the list of runs says which. Upload it again; what is already stored stays as it is.',
} as const

/** Of an upload on which the platform failed. */
export const broken = {
  code: 'OPERATIONS_UPLOAD_FAILED',
  message: 'The platform failed while reading the file, and nothing was stored. Its log says why.',
} as const
