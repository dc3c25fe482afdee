-- When an item was last changed by its publisher: an earlier version never takes its place.
alter table news_items add column changed_at timestamptz;

-- A document is known by its address: the same filing in two files is one document.
create unique index documents_address on documents (security_id, url);
