-- A line in another currency has a SEDOL of its own; null where it is that of the security.
alter table listings add column sedol text;
create index listings_by_sedol on listings (sedol) where sedol is not null;
