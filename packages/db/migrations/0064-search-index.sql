-- The search index of a large market as it was built, so that another process or the next start need not build it again. In parts, since a value
-- is read as a whole. Unlogged: after a crash it is built again.
create unlogged table search_index_parts (
  part integer primary key,
  made_for text not null,                            -- the program and the data it was built by and from
  sha256 text not null,                              -- of the whole index, as it is in memory
  length integer not null,                           -- of the same, in bytes
  bytes bytea not null                               -- compressed
);
alter table search_index_parts alter column bytes set storage external;
