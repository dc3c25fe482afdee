-- What two securities have in common is counted from the news that names several, which is a small part of all.
create index news_items_shared on news_items using gin (symbols) where cardinality(symbols) > 1;
