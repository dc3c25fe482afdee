/** Of an embedded database, inside its data directory. */
export const inboxFolder = 'inbox'
