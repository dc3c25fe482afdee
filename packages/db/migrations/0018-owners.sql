alter table component_configurations
  add column created_by integer references users on delete set null; -- null: by command, or by an account that is gone

-- An address that may become an owner: whoever has an account with it is one from the next look at the list on. Whether there is such an account is told to nobody.
create table namespace_invitations (
  namespace text collate "C" not null references namespaces on delete cascade,
  email text not null,                -- in lower case
  invited_at timestamptz not null default now(),
  primary key (namespace, email)
);
create index namespace_invitations_email on namespace_invitations (email);
