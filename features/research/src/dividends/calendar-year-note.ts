export const calendarYearNote =
  'By calendar year of the ex-dividend date, because financial years are not known for every payment.'
