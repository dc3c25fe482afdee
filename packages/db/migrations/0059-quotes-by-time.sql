-- The newest quote of all, for a home page that has nothing of these days to show.
create index quotes_at on quotes (at);
