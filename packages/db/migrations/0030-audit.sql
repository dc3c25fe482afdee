-- Who did what, in an unbroken chain: each hash covers the event and the hash before it.
create table audit_events (
  number bigint primary key,          -- 1, 2, 3 ... without a gap
  at timestamptz not null,
  action text not null,
  actor text not null,
  subject text not null,
  details text not null,              -- JSON as it was hashed
  hash bytea not null
);
create index audit_events_action on audit_events (action, number);

-- The last event; locked while one is appended, and what shows that the end of the log is missing.
create table audit_head (
  id integer primary key check (id = 1),
  number bigint not null,
  hash bytea not null
);
insert into audit_head (id, number, hash) values (1, 0, decode(repeat('00', 32), 'hex'));

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log can only be appended to';
end
$$;
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
