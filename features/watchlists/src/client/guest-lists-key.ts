/** Where a guest's lists are kept in the browser. */
export const guestListsKey = 'bw-watchlists'
